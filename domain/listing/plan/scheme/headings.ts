import type { Side } from '../walkPlan.ts'

/** Ways to walk on the page, clockwise; y is downward. */
export const headings = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
} as const
export type Heading = keyof typeof headings

const clockwise = Object.keys(headings) as readonly Heading[]
const quarters: Readonly<Record<Side, number>> = { ahead: 0, right: 1, behind: 2, left: 3 }

/** The way of who turns to a side. */
export const turned = (heading: Heading, side: Side): Heading =>
  clockwise[(clockwise.indexOf(heading) + quarters[side]) % clockwise.length] ?? heading
