// Starts the Referee, whose script a strict policy does not let the page call.
main([]);
