main([]);
hive.replayTaps();
