import { expect, test } from 'vitest'
import { table } from './table.ts'

const outcome = { check: 'flags', caught: true, says: '', outOfTurn: [], seconds: 1 }

test('the table has a line a check, then what was missed, then what spoke out of turn', () => {
  const report = {
    outcomes: [
      { ...outcome, name: 'one' },
      { ...outcome, name: 'two', caught: false, says: 'the check ended with 0' },
      { ...outcome, check: 'routes', name: 'three' },
    ],
    falseAlarms: ['routes route-missing: no route for /'],
    outOfTurn: ['one: search says something'],
  }
  expect(table(report, 12.4)).toMatchInlineSnapshot(`
    "MISS flags          1 of 2 caught
    ok   routes         1 of 1 caught
         flags: two: the check ended with 0
    2 of 3 deviations caught, 1 false alarms, 1 out of turn, 12 s
         routes route-missing: no route for /
         one: search says something
    "
  `)
})
