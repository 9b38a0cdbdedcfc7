import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './sourceFiles.ts'

const root = join(import.meta.dirname, '../..')

/** `.catch(() => undefined)`, or any other value that is not made of the error. */
const swallows = /\.catch\(\(\) => [^(){}]*\)/
const isComment = (line: string | undefined) => /^\s*(?:\/\/|\*|\/\*)/.test(line ?? '')

/** Lines that swallow a failure and do not say why, above them or above the statement that they are in. */
function unexplained(source: string): readonly number[] {
  const lines = source.split('\n')
  return lines.flatMap((line, at) =>
    swallows.test(line) && ![1, 2, 3].some((back) => isComment(lines[at - back])) ? [at + 1] : [],
  )
}

test('a failure that is swallowed has its reason in words', () => {
  const files = sourceFiles(root).filter((file) => file.startsWith('app/') && !isTest(file))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    unexplained(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['const a = load().catch(() => undefined)', [1]],
  ['// It is asked for again.\nconst a = load().catch(() => undefined)', []],
  ['void load()\n\n\n\n  .catch(() => [])', [5]],
  ['load().catch((error) => say(error))', []],
])('%j is unexplained at %j', (source, lines) => expect(unexplained(source)).toEqual(lines))
