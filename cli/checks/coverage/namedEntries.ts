import type { Entry } from '#cli/checks/coverage/entries.ts'
import type { TestFile } from '#cli/checks/coverage/tests.ts'

/**
 * Words that nobody writes by chance: paths, keys, fields and names of the wire, as the specification spells them.
 * A plain word such as `login` or `map` proves nothing.
 */
const isOwn = (word: string): boolean =>
  word.length >= 5 && /^[\w/.-]+$/.test(word) && /[/_.]|[a-z][A-Z]/.test(word)

/** Without the mark of an optional field. */
const bare = (word: string): string => word.replace(/\?$/, '')

/** The entries that a test outside of cli/ calls by name. */
export function namedEntries(entries: readonly Entry[], tests: readonly TestFile[]): ReadonlySet<string> {
  const written = new Set(tests.flatMap(({ words }) => [...words]))
  return new Set(
    entries
      .filter(
        ({ words }) =>
          words.length > 0 && words.every((word) => isOwn(bare(word)) && written.has(bare(word))),
      )
      .map(({ id }) => id),
  )
}
