import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgeFolders, largeFolders, MOST_FILES } from './flatFolders.ts'
import { sourceFiles } from './sourceFiles.ts'
import { report } from './violation.ts'

test('no folder of the project holds more source files than it may', () => {
  expect(report(judgeFolders(sourceFiles(join(import.meta.dirname, '../..'))))).toBe('')
})

const filesIn = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, at) => `${folder}/file${at}${ending}`)
const found = (files: readonly string[], large: Readonly<Record<string, number>> = {}) =>
  judgeFolders(files, large).map(({ file, what }) => `${file} ${what}`)

test.each([
  ['as many as a folder may hold', filesIn('domain/a', MOST_FILES), {}],
  ['more in a folder and one inside it', [...filesIn('domain/a', 15), ...filesIn('domain/a/b', 15)], {}],
  ['tests', [...filesIn('domain/a', 15), ...filesIn('domain/a', 15, '.test.ts')], {}],
  ['stories', [...filesIn('app/a', 15, '.tsx'), ...filesIn('app/a', 15, '.stories.tsx')], {}],
  ['what is no source', [...filesIn('app/a', 15), ...filesIn('app/a', 15, '.json')], {}],
  ['suites of tests', filesIn('tests/a', 40), {}],
  ['what its row says', filesIn('domain/a', 30), { 'domain/a': 30 }],
])('%s may lie flat', (_what, files, large) => {
  expect(found(files, large)).toEqual([])
})

test.each([
  ['one file more', filesIn('domain/a', 21), {}, 'domain/a holds 21 source files, and may hold 20'],
  [
    'components and styles',
    [...filesIn('app/a', 15, '.tsx'), ...filesIn('app/a', 15, '.css.ts')],
    {},
    'app/a holds 30 source files, and may hold 20',
  ],
  [
    'one more than its row',
    filesIn('domain/a', 31),
    { 'domain/a': 30 },
    'domain/a holds 31 source files, and may hold 30',
  ],
  [
    'a row that is too large',
    filesIn('domain/a', 29),
    { 'domain/a': 30 },
    'domain/a holds 29 source files, and its row in largeFolders says 30',
  ],
  [
    'a row of a folder that is gone',
    [],
    { 'domain/a': 30 },
    'domain/a holds 0 source files, and its row in largeFolders says 30',
  ],
] as const)('%s is found', (_what, files, large, message) => {
  expect(found(files, large)).toEqual([message])
})

test('rows are for larger folders only', () => {
  expect(Object.entries(largeFolders).filter(([, count]) => count <= MOST_FILES)).toEqual([])
})
