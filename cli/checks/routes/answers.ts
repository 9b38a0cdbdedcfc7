import type { RoutesProblem } from '#cli/checks/routes/check.ts'
import type { PageHead } from '#cli/checks/routes/page.ts'

/** What a running portal answered at an address. */
export interface Answer extends PageHead {
  readonly url: string
  readonly path: string
  /** The language that was asked for. */
  readonly language: string
  /** Whether the code says that it serves this path. */
  readonly served: boolean
  readonly status: number
  /** The answer is an HTML document with a main part. */
  readonly page: boolean
  /** Path that a redirect leads to. */
  readonly leadsTo: string | undefined
}

/** What the specification wants of a demonstration page. */
export interface DemoSpec {
  readonly prefix: string
  readonly robots: readonly string[]
  readonly section: string
}

/** Served paths answer with a page or lead on; the others answer a proper 404 page; `/demo…` is kept out of indexes. */
export function checkAnswers(answers: readonly Answer[], demo: DemoSpec): readonly RoutesProblem[] {
  return answers.flatMap((answer) => [...statusOf(answer), ...indexed(answer, demo)])
}

export const leadsOn = (status: number): boolean => status >= 300 && status < 400

function statusOf({ url, path, served, status, page }: Answer): readonly RoutesProblem[] {
  const right = served ? (status === 200 && page) || leadsOn(status) : status === 404 && page
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
