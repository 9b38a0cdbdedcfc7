import { describe, expect, it } from 'vitest'
import { mayIn, type Right, roles } from './rights.ts'
import { stageEvents, stages, stagesBefore } from './stages.ts'

describe('stages', () => {
  it.each([
    ['maybe', []],
    ['asked', ['maybe']],
    ['visit', ['maybe', 'asked']],
    ['offer', ['maybe', 'asked', 'visit']],
  ] as const)('%s is reached by an event from those before it only', (stage, before) => {
    expect(stagesBefore(stage)).toEqual(before)
  })

  it('that people decide are left by no event', () => {
    for (const stage of Object.values(stageEvents))
      for (const decided of ['no', 'signed'] as const) expect(stagesBefore(stage)).not.toContain(decided)
    expect(stages).toHaveLength(6)
  })
})

it.each([
  ['see', [true, true, true, true]],
  ['writeOwnNote', [true, true, true, true]],
  ['vote', [false, true, true, true]],
  ['shareNote', [false, true, true, true]],
  ['changeItems', [false, false, true, true]],
  ['manage', [false, false, false, true]],
] as const satisfies readonly (readonly [Right, readonly boolean[]])[])(
  'the right %s belongs to the roles of the table',
  (right, expected) => {
    expect(roles.map((role) => mayIn(role, right))).toEqual(expected)
  },
)
