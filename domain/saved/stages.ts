/** How far one is with a saved home, in the order of a board. */
export const stages = ['maybe', 'asked', 'visit', 'offer', 'no', 'signed'] as const
export type Stage = (typeof stages)[number]

/** Stages that an event moves a home through, in their order; `no` and `signed` are decisions of people. */
const path: readonly Stage[] = ['maybe', 'asked', 'visit', 'offer']

/** The stages from which an event moves a home to a stage: those before it. Nothing moves back by itself. */
export const stagesBefore = (stage: Stage): readonly Stage[] => path.slice(0, path.indexOf(stage))

/** What moves a home by itself. */
export const stageEvents = {
  message: 'asked',
  visit: 'visit',
  proposal: 'offer',
} as const satisfies Readonly<Record<string, Stage>>
export type StageEvent = keyof typeof stageEvents
export const stageEventNames = Object.keys(stageEvents) as readonly StageEvent[]
