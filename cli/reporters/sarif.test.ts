import { expect, test } from 'vitest'
import type { Findings } from '#cli/checks/findings.ts'
import { sarif } from '#cli/reporters/sarif.ts'

const findings: readonly Findings[] = [
  {
    check: 'constants',
    problems: [
      {
        code: 'constant-differs',
        name: 'snackbar duration',
        expected: '5000 ms',
        found: '4000 ms',
        at: { file: 'domain/constants.ts', line: 17, name: 'snackbar.visibleMs' },
        spec: '9 Business constants and limits',
      },
    ],
    notes: [],
    checked: 75,
  },
  {
    check: 'routes',
    problems: [],
    notes: [
      {
        code: 'route-not-served',
        path: '/terms/',
        purpose: 'Terms',
        at: { file: 'http://localhost:3000/terms/' },
        spec: '2 URL prefixes',
      },
    ],
    checked: 81,
  },
]

type Json = { readonly [key: string]: unknown }
const list = (value: unknown): readonly Json[] => value as readonly Json[]

/** What the schema of SARIF 2.1.0 requires of each of its objects that are written here. */
const required = {
  log: ['version', 'runs'],
  run: ['tool'],
  tool: ['driver'],
  driver: ['name'],
  rule: ['id'],
  result: ['message'],
  message: ['text'],
}

const log = JSON.parse(sarif(findings)) as Json
const run = list(log['runs'])[0] ?? {}
const tool = run['tool'] as Json
const driver = tool['driver'] as Json
const rules = list(driver['rules'])
const results = list(run['results'])

test('everything that the schema requires is there', () => {
  const objects: readonly (readonly [readonly string[], Json | undefined])[] = [
    [required.log, log],
    [required.run, run],
    [required.tool, tool],
    [required.driver, driver],
    ...rules.map((rule) => [required.rule, rule] as const),
    ...rules.map((rule) => [required.message, rule['help'] as Json] as const),
    ...results.map((result) => [required.result, result] as const),
    ...results.map((result) => [required.message, result['message'] as Json] as const),
  ]
  for (const [keys, object] of objects)
    expect(Object.keys(object ?? {})).toEqual(expect.arrayContaining([...keys]))
  expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringContaining('sarif-2.1.0') })
})

test('every result names a rule of the run, one of the levels, and a place that can be opened', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { ruleId, level } of results) {
    expect(ids).toContain(ruleId)
    expect(['none', 'note', 'warning', 'error']).toContain(level)
  }
  expect(results).toMatchObject([
    {
      ruleId: 'constant-differs',
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'domain/constants.ts', uriBaseId: 'ROOT' },
            region: { startLine: 17 },
          },
          logicalLocations: [{ fullyQualifiedName: 'snackbar.visibleMs' }],
        },
      ],
    },
    {
      ruleId: 'route-not-served',
      level: 'note',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'http://localhost:3000/terms/' } } }],
    },
  ])
})

test('a rule has its sentence and its remedy', () => {
  expect(rules.find(({ id }) => id === 'constant-differs')).toMatchObject({
    shortDescription: { text: '‹name› is ‹found›; it should be ‹expected›' },
    help: { text: expect.stringContaining('domain/constants.ts') },
    properties: { tags: ['constants'] },
  })
})
