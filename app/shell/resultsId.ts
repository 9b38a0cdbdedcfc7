/** Id of the heading above a list of results: the target of the second skip link, past the filters. */
export const resultsId = 'results'
