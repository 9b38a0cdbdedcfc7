/** What a test file says. */
export interface TestFile {
  readonly file: string
  /** Titles of its tests and of their groups. */
  readonly titles: ReadonlySet<string>
  /** Its words: strings, their pieces, and names of properties. */
  readonly words: ReadonlySet<string>
}

const strings = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
/** Of a test, a group, or the second call of one that goes over a table. */
const titles =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|[)`])\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`)/g
const properties = /([\w$]+)\??:/g
const pieces = /[\w/.-]+/g

/** Reads a test's words. It is only looked at where a word stands, so its text is enough. */
export function readTest(file: string, text: string): TestFile {
  const quoted = [...text.matchAll(strings)].map(([, ...ways]) => ways.find((way) => way !== undefined) ?? '')
  return {
    file,
    titles: new Set(
      [...text.matchAll(titles)].map(([, ...ways]) => ways.find((way) => way !== undefined) ?? ''),
    ),
    words: new Set([
      ...quoted,
      ...quoted.flatMap((string) => string.match(pieces) ?? []),
      ...[...text.matchAll(properties)].map(([, name]) => name ?? ''),
    ]),
  }
}
