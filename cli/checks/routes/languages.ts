import { type Answer, leadsOn } from '#cli/checks/routes/answers.ts'
import type { RoutesProblem } from '#cli/checks/routes/check.ts'

/** The languages of addresses. */
export interface LanguageSpec {
  /** In the specification's order, the default first. */
  readonly languages: readonly string[]
  readonly section: string
}

/** How a path is put into a language, and read again. */
export interface LanguagePaths {
  readonly localPath: (language: string, path: string) => string
  readonly languageOf: (path: string) => string
}

/** Any page that has a path of its own. */
const anyPage = '/terms/'

/** Greek has no prefix, every other language its two letters (a decision of ours); what is served is read back. */
export function checkLanguagePaths(
  { localPath, languageOf }: LanguagePaths,
  served: readonly string[],
  { languages, section }: LanguageSpec,
): readonly RoutesProblem[] {
  const at = { file: 'domain/search/searchPath.ts' }
  return languages.flatMap((language, index): readonly RoutesProblem[] => {
    const expected = index === 0 ? anyPage : `/${language}${anyPage}`
    const found = localPath(language, anyPage)
    const of = `pages in ${language}`
    if (found !== expected)
      return [
        { code: 'prefix-differs', of, expected, found, at: { ...at, name: 'localPath' }, spec: section },
      ]
    if (!served.includes(language) || languageOf(found) === language) return []
    return [
      {
        code: 'prefix-differs',
        of: `the language of ${found}`,
        expected: language,
        found: languageOf(found),
        at: { ...at, name: 'splitLanguage' },
        spec: section,
      },
    ]
  })
}

/** A page is in the requested language, names its canonical address, and links its other languages. */
export const checkAnswerLanguages = (
  answers: readonly Answer[],
  served: readonly string[],
  paths: LanguagePaths,
  spec: string,
): readonly RoutesProblem[] =>
  answers.flatMap((answer) => [
    ...written(answer, paths, spec),
    ...canonicalOf(answer, paths, spec),
    ...alternatesOf(answer, served, paths, spec),
  ])

function written(
  { url, path, language, status, page, lang, leadsTo }: Answer,
  { languageOf }: LanguagePaths,
  spec: string,
): readonly RoutesProblem[] {
  const found = leadsOn(status) && leadsTo !== undefined ? languageOf(leadsTo) : page ? lang : language
  if (found === language) return []
  const of = { code: 'answer-language-differs', path, expected: language, found: found || 'none' } as const
  return [{ ...of, at: { file: url }, spec }]
}

const isIndexed = ({ status, page, robots }: Answer): boolean =>
  status === 200 && page && !robots.includes('noindex')

function canonicalOf(answer: Answer, { languageOf }: LanguagePaths, spec: string): readonly RoutesProblem[] {
  const { url, path, language, canonical } = answer
  const seen = { code: 'answer-canonical-differs', path, at: { file: url }, spec } as const
  if (canonical === undefined)
    return isIndexed(answer) ? [{ ...seen, expected: `an address in ${language}`, found: 'none' }] : []
  const found = languageOf(pathOf(canonical))
  return found === language ? [] : [{ ...seen, expected: `an address in ${language}`, found: canonical }]
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address)

/** An indexable page lists itself in every language, and once as `x-default`. */
function alternatesOf(
  answer: Answer,
  served: readonly string[],
  paths: LanguagePaths,
  spec: string,
): readonly RoutesProblem[] {
  const { url, path, alternates } = answer
  const expected = isIndexed(answer) ? [...served, 'x-default'] : []
  const listed = [...alternates.keys()]
  const astray = [...alternates].filter(
    ([language, href]) => language !== 'x-default' && paths.languageOf(pathOf(href)) !== language,
  )
  const isRight = new Set(expected).symmetricDifference(new Set(listed)).size === 0 && astray.length === 0
  if (isRight) return []
  const found = astray.map(([language, href]) => `${language} at ${href}`).join(', ') || listed.join(', ')
  return [
    {
      code: 'answer-alternates-differ',
      path,
      expected: expected.join(', ') || 'none',
      found: found || 'none',
      at: { file: url },
      spec,
    },
  ]
}
