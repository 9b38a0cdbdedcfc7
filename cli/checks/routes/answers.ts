import type { RoutesProblem } from '#cli/checks/routes/check.ts'
import type { PageHead } from '#cli/checks/routes/page.ts'

/** What a running portal answered at an address. */
export interface Answer extends PageHead {
  readonly url: string
  readonly path: string
  /** The requested language. */
  readonly language: string
  /** Whether the code serves this path. */
  readonly served: boolean
  /** A flag of the portal decides whether it is served: it may answer either way. */
  readonly isOptional: boolean
  readonly status: number
  /** The answer is an HTML document with a main part. */
  readonly page: boolean
  /** Target of a redirect. */
  readonly leadsTo: string | undefined
}

/** The specification's rule for a demonstration page. */
export interface DemoSpec {
  readonly prefix: string
  readonly robots: readonly string[]
  readonly section: string
}

/**
 * Served paths answer with a page or a redirect; the others with a proper 404 page; `/demo…` is not indexed.
 */
export function checkAnswers(answers: readonly Answer[], demo: DemoSpec): readonly RoutesProblem[] {
  return answers.flatMap((answer) => [...statusOf(answer), ...indexed(answer, demo)])
}

export const leadsOn = (status: number): boolean => status >= 300 && status < 400

function statusOf({ url, path, served, isOptional, status, page }: Answer): readonly RoutesProblem[] {
  const isThere = (status === 200 && page) || leadsOn(status)
  const isMissing = status === 404 && page
  const right = (served && isThere) || ((!served || isOptional) && isMissing)
  if (right) return []
  const expected = served ? 'a page or a redirect' : 'a 404 page'
  const found = page ? `${status} with a page` : `${status} without a page`
  return [{ code: 'answer-differs', path, expected, found, at: { file: url }, spec: '2 URL prefixes' }]
}

function indexed({ url, path, language, status, robots }: Answer, demo: DemoSpec): readonly RoutesProblem[] {
  const bare = path.replace(new RegExp(`^/${language}(?=/)`), '')
  if (!bare.startsWith(demo.prefix) || leadsOn(status)) return []
  if (demo.robots.every((word) => robots.includes(word))) return []
  const found = robots.join(', ') || 'nothing'
  return [
    {
      code: 'answer-indexed',
      path,
      expected: demo.robots.join(', '),
      found,
      at: { file: url },
      spec: demo.section,
    },
  ]
}
