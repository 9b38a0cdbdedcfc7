import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withAltered } from '#cli/checks/coverage/alter.ts'
import { checkCoverage, type CoverageFacts } from '#cli/checks/coverage/check.ts'
import { comparedEntries } from '#cli/checks/coverage/comparedEntries.ts'
import { entriesOf } from '#cli/checks/coverage/entries.ts'
import { coverageCheck } from '#cli/checks/coverage/run.ts'
import { specFiles, specification } from '#cli/checks/coverage/specification.ts'
import { readTest } from '#cli/checks/coverage/tests.ts'
import { projectRoot } from '#cli/projectRoot.ts'

const section = '4 States and transitions'
const told = {
  limits: [
    { name: 'password minimum', value: 6, section },
    { name: 'email maximum', value: 100, section },
  ],
  fields: { values: ['first_name', 'login'], section },
  rules: [{ when: 'logged out', does: 'no user', section }],
}
const spec = entriesOf('rules', told)

const none: CoverageFacts = { compared: new Set(), tests: [], proofs: [], untested: [] }
const all = spec.map(({ id }) => id)
const untestedBut = (id: string) => all.filter((other) => other !== id)

test('the true tree has lost no test', async () => {
  expect((await coverageCheck()).problems).toEqual([])
})

describe('entries', () => {
  test('are called by their file and their name', () => {
    expect(all).toEqual([
      'rules/password minimum',
      'rules/email maximum',
      'rules/first_name',
      'rules/login',
      'rules/logged out',
    ])
    expect(spec[0]).toEqual({
      id: 'rules/password minimum',
      section,
      file: 'rules',
      declaration: 'limits',
      values: [['limits', 0, 'value']],
      words: ['password minimum'],
    })
  })

  test('of one name are told apart by their declaration', () => {
    const twice = { one: { values: ['a'], section }, other: { values: ['a'], section } }
    expect(entriesOf('x', twice).map(({ id }) => id)).toEqual(['x/one/a', 'x/other/a'])
  })

  test('are those of every file of cli/spec, each under one id', () => {
    const files = globSync('*.ts', { cwd: join(projectRoot, 'cli/spec') }).map((file) => file.slice(0, -3))
    expect(Object.keys(specFiles)).toEqual(files.toSorted((a, b) => a.localeCompare(b)))
    expect(new Set(specification.map(({ id }) => id))).toHaveLength(specification.length)
    expect(specification.filter((entry) => entry.section === '')).toEqual([])
  })

  test('are exported under names that no other file uses', () => {
    const names = Object.values(specFiles).flatMap((exports) => Object.keys(exports))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('compared', () => {
  test('is what a check notices when it is altered', () => {
    const copy = structuredClone(told)
    const findings = () => JSON.stringify(copy.limits.filter(({ value }) => value !== 6 && value < 50))
    expect(comparedEntries(spec, [{ spec: copy, findings }])).toEqual(new Set(['rules/password minimum']))
    expect(copy).toEqual(told)
  })

  test.each([
    ['value', 6, 7],
    ['isOn', true, false],
    ['name', 'x', 'xAltered'],
  ])('%s is altered while it is asked, and put back', (key, value, other) => {
    const held = { list: [{ [key]: value }] }
    expect(withAltered(held, ['list', 0, key], () => held.list[0]?.[key])).toBe(other)
    expect(held.list[0]?.[key]).toBe(value)
  })
})

describe('coverage', () => {
  test('an entry that nothing tests is found, with its place on both sides', () => {
    expect(checkCoverage({ ...none, untested: untestedBut('rules/email maximum') }, spec).problems).toEqual([
      {
        code: 'entry-untested',
        entry: 'rules/email maximum',
        at: { file: 'cli/spec/rules.ts', name: 'limits' },
        spec: section,
      },
    ])
  })

  test('an entry is tested by a check, by its own word in a test, or by a test that proofs name', () => {
    const file = 'app/form.test.ts'
    const facts = {
      ...none,
      compared: new Set(['rules/password minimum', 'rules/email maximum']),
      tests: [readTest(file, "it('forgets the user', () => send({ first_name: 'Anna', login: 'x' }))")],
      proofs: [{ file, title: 'forgets the user', entries: ['rules/logged out'] }],
    }
    expect(checkCoverage(facts, spec).problems).toMatchObject([
      { code: 'entry-untested', entry: 'rules/login' },
    ])
  })

  test('a proof whose test is gone proves nothing', () => {
    const proofs = [{ file: 'app/form.test.ts', title: 'forgets the user', entries: ['rules/logged out'] }]
    const facts = { ...none, proofs, untested: untestedBut('rules/logged out') }
    expect(checkCoverage(facts, spec).problems).toMatchObject([
      { code: 'entry-untested', entry: 'rules/logged out' },
      { code: 'proof-missing', title: 'forgets the user', at: { file: 'app/form.test.ts' }, spec: section },
    ])
  })

  test('an entry that the specification does not have is found in either list', () => {
    const proofs = [{ file: 'a.test.ts', title: 'a', entries: ['rules/old'] }]
    const tests = [readTest('a.test.ts', "test.each([[1], [2]])('a', () => {})")]
    expect(
      checkCoverage({ ...none, tests, proofs, untested: [...all, 'rules/gone'] }, spec).problems,
    ).toMatchObject([
      { code: 'entry-unheard', entry: 'rules/old', at: { name: 'proofs' } },
      { code: 'entry-unheard', entry: 'rules/gone', at: { name: 'untested' } },
    ])
  })

  test('what nothing tests is told by file, and what is tested now as well', () => {
    const compared = new Set(['rules/login'])
    expect(checkCoverage({ ...none, compared, untested: all }, spec).notes).toMatchObject([
      {
        code: 'entries-untested',
        of: 5,
        entries: ['password minimum', 'email maximum', 'first_name', 'logged out'],
      },
      { code: 'entry-tested-now', entry: 'rules/login' },
    ])
  })
})
