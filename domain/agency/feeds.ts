/** How feeds of agencies come, and limits. */

/** How a feed came. */
export const feedOrigins = ['operator', 'upload', 'key', 'address'] as const
export type FeedOrigin = (typeof feedOrigins)[number]

/** Hours between two fetches of an address. */
export const feedHours = [1, 6, 24] as const

/** Why an address gave no feed. Each has a sentence on the page. */
export const feedFetchProblems = [
  'private',
  'unreachable',
  'slow',
  'refused',
  'redirects',
  'tooLarge',
] as const
export type FeedFetchProblem = (typeof feedFetchProblems)[number]

/** Whether what an operator names is an address instead of a file. */
export const isAddress = (named: string): boolean => /^https?:\/\//i.test(named)

export const feedLimits = {
  addressLength: 500,
  /** Runs that the page lists. */
  runsShown: 30,
} as const

/**
 * Beside the contract, since the body is the file: `POST` takes a feed as its body, or JSON `{ "url": "https://…" }`, and
 * answers 202 with `{ runId }`. `authorization: Bearer <key>` with the scope `feedsSend`. The language of texts that say
 * none is the parameter `lang`; `name` is that of the file.
 */
export const feedsByKeyPath = (agency: string): string => `/api-next/agencies/${agency}/feeds/`

/** The report of a run, for a key with `feedsRead`. */
export const runByKeyPath = (agency: string, run: string): string => `${feedsByKeyPath(agency)}runs/${run}/`

/** The same upload by a member, with the session and `x-csrf-token`. */
export const feedUploadPath = (agency: string): string => `/api-next/own-agencies/${agency}/feeds/`

/**
 * The ads of an agency that are shown, for a key with `stockRead`: `stock.json` with the names of RESO's data dictionary,
 * a page from the number `after` on, and `stock.xml` as one Kyero file.
 */
export const stockPath = (agency: string, format: 'json' | 'xml'): string =>
  `/api-next/agencies/${agency}/stock.${format}`

/** A CSV file with every column that an import knows, and one ad as an example. */
export const csvTemplatePath = '/api-next/feeds/template.csv'
