import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkCoverage, type TestFile } from '#cli/checks/coverage/check.ts'
import { coverageCheck } from '#cli/checks/coverage/run.ts'
import { isRun, runnerGlobs } from '#cli/checks/coverage/runners.ts'
import { readTags } from '#cli/checks/coverage/tags.ts'
import { type Row, rowsOf, specFiles, specificationRows } from '#cli/checks/rows.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { parseText } from '#cli/syntax.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

const section = '4 States and transitions'
const at = { file: 'cli/spec/states.ts', name: 'rules' }
const rows: readonly Row[] = [
  { id: 'states/logout', section, at },
  { id: 'user/uuid', section: '3 User', at },
]
const tested = (code: string, isIncluded = true): TestFile => ({
  file: 'app/a.test.ts',
  tags: readTags(parseText('app/a.test.ts', code)),
  isRun: isIncluded,
})
const check = (code: string, isIncluded = true) =>
  checkCoverage({ tests: [tested(code, isIncluded)], notBuilt: [] }, rows)

it.runIf(isNightly())('every row of the true tree has a test that runs, or is not built yet', async () => {
  expect((await coverageCheck()).problems).toEqual([])
})

describe('rows', () => {
  it('are those of every file of cli/spec, each under an id of its own', () => {
    const files = globSync('*.ts', { cwd: join(projectRoot, 'cli/spec') }).map((file) => file.slice(0, -3))
    expect(Object.keys(specFiles).toSorted()).toEqual(files.toSorted())
    expect(new Set(specificationRows.map(({ id }) => id)).size).toBe(specificationRows.length)
    for (const { id } of specificationRows) expect(id).toMatch(/^\w+(?:\/[\w-]+){1,2}$/)
  })

  it('are items of lists, values of enumerations, and whole declarations', () => {
    const told = {
      limits: [{ name: 'password minimum', value: 6, section }],
      fields: { values: ['first_name', 'login'], section },
      more: { values: ['login'], section },
      guard: { error: 'missing', section },
    }
    expect(rowsOf('x', told).map(({ id }) => id)).toEqual([
      'x/password-minimum',
      'x/first_name',
      'x/fields/login',
      'x/more/login',
      'x/guard',
    ])
  })
})

describe('a test that covers a row', () => {
  it.each([
    "test('a', covers('states/logout'), () => f())",
    "it('a', { timeout: 5, ...covers('states/logout') }, async () => f())",
    "it.each([1])('a', covers('states/logout'), () => f())",
    "describe('b', () => { it('a', covers('states/logout'), () => f()) })",
    "test.describe('b', () => { test('a', covers('states/logout'), async ({ page }) => f(page)) })",
    "describe.skipIf(engine.missing !== undefined)('b', () => { it('a', covers('states/logout'), () => f()) })",
    "it('a', { skip: false, ...covers('states/logout') }, () => f())",
  ])('counts: %s', (code) => {
    expect(check(code)).toEqual([])
  })

  it.each([
    ["test.skip('a', covers('states/logout'), () => f())", 'its test is marked skip'],
    ["it.only('a', covers('states/logout'), () => f())", 'its test is marked only'],
    ["it.todo('a', covers('states/logout'))", 'its test is marked todo'],
    ["test.fixme('a', covers('states/logout'), () => f())", 'its test is marked fixme'],
    ["it.skipIf(isCi)('a', covers('states/logout'), () => f())", 'its test is marked skipIf'],
    ["it('a', { skip: true, ...covers('states/logout') }, () => f())", 'its test is marked skip'],
    ["describe.skip('b', () => { it('a', covers('states/logout'), () => f()) })", 'its group is marked skip'],
    [
      "describe.only('b', () => describe('c', () => { it('a', covers('states/logout'), () => f()) }))",
      'its group is marked only',
    ],
    ["test('a', covers('states/logout'), () => { test.skip(isCi, 'why'); f() })", 'its test can skip itself'],
    [
      "test.describe('b', () => { test.skip(); test('a', covers('states/logout'), () => f()) })",
      'its test can skip itself',
    ],
    ["test('a', covers('states/logout'), () => {})", 'its test does nothing'],
    ["describe('b', covers('states/logout'), () => { it('a', () => f()) })", 'it stands on a group of tests'],
    ["const tag = covers('states/logout')", 'it stands on no test'],
  ])('does not count: %s', (code, why) => {
    expect(check(code)).toMatchObject([
      { code: 'row-untested', row: 'states/logout', at, spec: section },
      { code: 'test-not-run', row: 'states/logout', why, at: { file: 'app/a.test.ts', line: 1 } },
    ])
  })

  it('does not count in a file that no runner includes', () => {
    expect(check("test('a', covers('states/logout'), () => f())", false)).toMatchObject([
      { code: 'row-untested' },
      { code: 'test-not-run', why: 'no runner includes its file' },
    ])
    expect(
      ['app/a.test.ts', 'app/a.spec.ts', 'tests/e2e/a.spec.ts'].map((file) => isRun(file, runnerGlobs())),
    ).toEqual([true, false, true])
  })

  it('names rows that exist, written out', () => {
    const code = "test('a', covers('states/logout', 'states/gone', row), () => f())"
    expect(check(code)).toMatchObject([
      { code: 'row-unknown', row: 'states/gone' },
      { code: 'row-unknown', row: 'what is not written out' },
    ])
  })
})

it('a row that is listed as not built has no test', () => {
  const notBuilt = [{ issue: 43, builds: 'services', rows: ['states/logout'] }]
  expect(checkCoverage({ tests: [], notBuilt }, rows)).toEqual([])
  const tests = [tested("test('a', covers('states/logout'), () => f())")]
  expect(checkCoverage({ tests, notBuilt }, rows)).toMatchObject([
    { code: 'row-tested-now', row: 'states/logout', issue: 43 },
  ])
})
