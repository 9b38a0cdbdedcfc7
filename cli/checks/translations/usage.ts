import type { Allows } from '#cli/checks/translations/allowance.ts'
import { type Catalogue, placeOf, reference } from '#cli/checks/translations/Catalogue.ts'
import type { KeyPattern, KeysOfSource } from '#cli/checks/translations/keysUsed.ts'
import type { KeyProblem } from '#cli/checks/translations/problems.ts'

/** What uses texts. */
export interface Users {
  readonly sources: readonly KeysOfSource[]
  readonly serverSources: readonly KeysOfSource[]
}

/**
 * Keys and the code that uses them. A key is used when it is a string in the code, or when a template can
 * produce it from words in the code: strings, or names of properties. TypeScript refuses an unknown key if
 * Greek lacks it; this also covers tables and templates.
 */
export function checkUsage(
  catalogues: readonly Catalogue[],
  { sources, serverSources }: Users,
  mayRest: Allows,
  spec: string,
): readonly KeyProblem[] {
  const greek = catalogues.filter(({ language }) => language === reference)
  const keys = new Set(greek.flatMap(({ texts }) => Object.keys(texts)))
  return [
    ...unknownKeys(keys, sources, spec),
    ...unusedKeys(greek, [sources, serverSources], spec).filter(({ key }) => !mayRest(key)),
  ]
}

/** What a template fills in: one word of a key, or a part of it. */
const filled = '([^.]+)'

function matcher(pattern: KeyPattern): RegExp {
  const pieces = pattern.map((piece) => piece.replaceAll('.', '\\.'))
  // What a key begins with may be several words.
  return new RegExp(`^${pieces.join(filled).replace(/^\(\[\^\.\]\+\)/, '(.+)')}$`)
}

function unknownKeys(
  keys: ReadonlySet<string>,
  sources: readonly KeysOfSource[],
  spec: string,
): readonly KeyProblem[] {
  const all = [...keys]
  const groups = new Set(all.map(groupOf))
  const begun = new Set(all.flatMap(beginningsOf))
  const exists = (pattern: KeyPattern) =>
    pattern.length === 1 ? keys.has(pattern.join('')) : all.some(matches(matcher(pattern)))
  return sources.flatMap(({ file, asked, strings }) => {
    const given = asked
      .filter(({ pattern }) => !exists(pattern))
      .map(({ pattern, at }) => ({ key: pattern.join('…'), at }))
    const held = [...strings]
      .filter(([text]) => isKeyOf(groups, text) && !begun.has(text))
      .filter(([text]) => !given.some(({ key }) => key === text))
      .map(([key, line]) => ({ key, at: { file, line } }))
    return [...given, ...held].map((found): KeyProblem => ({ ...found, code: 'key-unknown', spec }))
  })
}

/** `a.b.c` → `a`, `a.b`, `a.b.c`: a table may hold what a key begins with. */
const beginningsOf = (key: string): readonly string[] =>
  key.split('.').map((_, end, words) => words.slice(0, end + 1).join('.'))

const matches =
  (pattern: RegExp) =>
  (key: string): boolean =>
    pattern.test(key)

const groupOf = (key: string): string => key.split('.')[0] ?? key

/** A string that can only be meant as a key: words with dots between them, the first of which begins other keys. */
const isKeyOf = (groups: ReadonlySet<string>, text: string): boolean =>
  /^[a-z]\w*(?:\.[a-z]\w*)+$/.test(text) && groups.has(groupOf(text))

function unusedKeys(
  greek: readonly Catalogue[],
  users: readonly (readonly KeysOfSource[])[],
  spec: string,
): readonly KeyProblem[] {
  // Apart: words of the server complete no template of the app.
  const areUsed = users.map(usedBy)
  const isUsed = (key: string) => areUsed.some((used) => used(key))
  return greek.flatMap((catalogue) =>
    Object.keys(catalogue.texts)
      .filter((key) => !isUsed(key))
      .map((key) => ({ code: 'key-unused', key, at: placeOf(catalogue, key), spec })),
  )
}

/** Whether a template may be a key: words with dots between them, of which some are filled in. */
const mayBeKey = (pattern: KeyPattern): boolean =>
  pattern.length > 1 && pattern.join('').includes('.') && pattern.every((piece) => /^[\w.]*$/.test(piece))

/** Whether the code can ask for a key. */
export function usedBy(sources: readonly KeysOfSource[]): (key: string) => boolean {
  const words = new Set(sources.flatMap(({ strings, names }) => [...strings.keys(), ...names]))
  const makers = sources.flatMap(({ asked, templates, strings }) =>
    [...templates, ...asked.map(({ pattern }) => pattern)]
      .filter(mayBeKey)
      // A template that begins with a placeholder takes its value from its own file.
      .map((pattern) => ({ match: matcher(pattern), first: pattern[0] === '' ? strings : words })),
  )
  return (key) =>
    words.has(key) ||
    makers.some(({ match, first }) => {
      const [head, ...rest] = match.exec(key)?.slice(1) ?? []
      return (
        head !== undefined &&
        (/^\d+$/.test(head) || first.has(head)) &&
        rest.every((word) => /^\d+$/.test(word) || words.has(word))
      )
    })
}
