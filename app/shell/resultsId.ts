/** Id of the heading above a list of results: where the second skip link leads, past the filters. */
export const resultsId = 'results'
