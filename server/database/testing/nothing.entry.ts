// Ends at once.
export {}
