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
        at: { file: 'domain/constants.ts', name: 'snackbar.visibleMs' },
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

test('people read a verdict a check, then what is wrong with both of its places', () => {
  expect(reporters.human(findings)).toMatchInlineSnapshot(`
    "constants: 75 compared, 1 of 75 differ
      ✗ snackbar duration is 4000 ms; it should be 5000 ms
          domain/constants.ts snackbar.visibleMs · specification 9 Business constants and limits

    routes: 81 compared, as specified
      · /terms/ (Terms) is not yet served: it answers 404 until its issue lands
    "
  `)
})

test('machines read problems, notes and counts', () => {
  expect(JSON.parse(reporters.json(findings))).toEqual({
    problems: [
      {
        check: 'constants',
        code: 'constant-differs',
        message: 'snackbar duration is 4000 ms; it should be 5000 ms',
        at: 'domain/constants.ts snackbar.visibleMs',
        spec: '9 Business constants and limits',
      },
    ],
    notes: [
      {
        check: 'routes',
        code: 'route-not-served',
        message: '/terms/ (Terms) is not yet served: it answers 404 until its issue lands',
        at: 'domain/routes.ts terms',
        spec: '2 URL prefixes',
      },
    ],
    checked: { constants: 75, routes: 81 },
  })
})

test('a pipeline reads one annotation a finding', () => {
  expect(reporters.github(findings)).toMatchInlineSnapshot(`
    "::error file=domain/constants.ts,title=estia check constants::snackbar duration is 4000 ms; it should be 5000 ms (specification 9 Business constants and limits)
    ::notice file=domain/routes.ts,title=estia check routes::/terms/ (Terms) is not yet served: it answers 404 until its issue lands (specification 2 URL prefixes)
    "
  `)
})
