import { expect, test } from 'vitest'
import type { Findings } from '#cli/checks/findings.ts'
import { reporters } from '#cli/reporters/reporters.ts'

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
      {
        code: 'constant-differs',
        name: 'map zoom',
        expected: '7 level',
        found: '8 level',
        at: { file: 'domain/constants.ts', line: 25, name: 'map.zoom' },
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
        at: { file: 'domain/routes.ts', name: 'terms' },
        spec: '2 URL prefixes',
      },
    ],
    checked: 81,
  },
]

test('people read a verdict a check, then what is wrong with both of its places, and once what to do', () => {
  expect(reporters.human(findings)).toMatchInlineSnapshot(`
    "constants: 75 compared, 2 differ
      ✗ snackbar duration is 4000 ms; it should be 5000 ms [constant-differs]
          domain/constants.ts:17 snackbar.visibleMs · specification 9 Business constants and limits
          → Set the number in domain/constants.ts to what the specification says, in the unit that its name ends with. Everything else reads it from there.
      ✗ map zoom is 8 level; it should be 7 level [constant-differs]
          domain/constants.ts:25 map.zoom · specification 9 Business constants and limits

    routes: 81 compared, as specified
      · /terms/ (Terms) is not yet served: it answers 404 until its issue lands
    "
  `)
})

test('colours mark good and bad, and are off without a terminal', () => {
  const marked = reporters.human(findings, (tone, text) => `<${tone}>${text}</${tone}>`)
  expect(marked).toContain('<strong>constants</strong>: 75 compared, <bad>2 differ</bad>')
  expect(marked).toContain('<strong>routes</strong>: 81 compared, <good>as specified</good>')
})

test('machines read problems, notes and counts', () => {
  const { problems, notes, checked } = JSON.parse(reporters.json(findings)) as Record<string, object[]>
  expect(problems?.[0]).toEqual({
    check: 'constants',
    code: 'constant-differs',
    message: 'snackbar duration is 4000 ms; it should be 5000 ms',
    mend: expect.stringContaining('domain/constants.ts'),
    at: 'domain/constants.ts:17 snackbar.visibleMs',
    place: { file: 'domain/constants.ts', line: 17, name: 'snackbar.visibleMs' },
    spec: '9 Business constants and limits',
  })
  expect(notes).toMatchObject([
    {
      check: 'routes',
      code: 'route-not-served',
      message: '/terms/ (Terms) is not yet served: it answers 404 until its issue lands',
      at: 'domain/routes.ts terms',
      spec: '2 URL prefixes',
    },
  ])
  expect(checked).toEqual({ constants: 75, routes: 81 })
})

test('a pipeline reads one annotation a finding, on its line, with what to do', () => {
  expect(reporters.github(findings)).toMatchInlineSnapshot(`
    "::error file=domain/constants.ts,line=17,title=estia check constants%3A constant-differs::snackbar duration is 4000 ms; it should be 5000 ms (specification 9 Business constants and limits)%0ASet the number in domain/constants.ts to what the specification says, in the unit that its name ends with. Everything else reads it from there.
    ::error file=domain/constants.ts,line=25,title=estia check constants%3A constant-differs::map zoom is 8 level; it should be 7 level (specification 9 Business constants and limits)%0ASet the number in domain/constants.ts to what the specification says, in the unit that its name ends with. Everything else reads it from there.
    ::notice file=domain/routes.ts,title=estia check routes%3A route-not-served::/terms/ (Terms) is not yet served: it answers 404 until its issue lands (specification 2 URL prefixes)
    "
  `)
})
