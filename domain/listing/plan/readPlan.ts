/** The floor plan that an advertiser writes, held to its rules. */
import type { ListingProblem, ListingProblems } from '../facts/problems.ts'
import type { SentRoom, WrittenRoom } from './WrittenRoom.ts'

export const planLimits = {
  rooms: 30,
  /** m² of a room. */
  area: 1000,
  /** Letters of an area as it is typed. */
  typed: 20,
  /** Rooms as they are sent; more are not read at all. */
  sent: 60,
} as const

type Problem = readonly [path: string, problem: ListingProblem]

/** The area of a room; null is not stated, undefined what cannot be one. */
export function areaOf(sent: SentRoom['area']): number | null | undefined {
  if (sent === null || sent === '') return null
  const typed = String(sent).replaceAll(/[\s\u00a0\u202f]/g, '')
  if (!/^\d{1,4}(?:[.,]\d)?$/.test(typed)) return undefined
  const area = Number(typed.replace(',', '.'))
  return area > 0 && area <= planLimits.area ? area : undefined
}

/** What a room is reached from, one after the other, until the door, a room without a way, or a room that was met before. */
function chainOf(rooms: readonly Pick<WrittenRoom, 'from'>[], start: number): readonly number[] {
  const chain: number[] = []
  let at: WrittenRoom['from'] | undefined = start
  while (typeof at === 'number' && !chain.includes(at)) {
    chain.push(at)
    at = rooms[at]?.from
  }
  return typeof at === 'number' ? [...chain, at] : chain
}

const isInCircle = (rooms: readonly Pick<WrittenRoom, 'from'>[], at: number): boolean => {
  const [, ...before] = chainOf(rooms, at)
  return before.includes(at)
}

function problemOfWay(rooms: readonly SentRoom[], at: number): ListingProblem | undefined {
  const from = rooms[at]?.from
  if (from === 'door') {
    const first = rooms.findIndex((room) => room.from === 'door')
    return first === at ? undefined : { name: 'planEntrances', values: { n: first + 1 } }
  }
  if (typeof from !== 'number') return undefined
  if (from === at || rooms[from] === undefined) return { name: 'planFrom' }
  return isInCircle(rooms, at) ? { name: 'planCircle' } : undefined
}

/** The rooms of a plan, or what is wrong with them by the path of its field: `rooms.2.from`. */
export function readPlan(
  sent: readonly SentRoom[],
): { readonly rooms: readonly WrittenRoom[] } | { readonly problems: ListingProblems } {
  if (sent.length > planLimits.rooms)
    return { problems: { rooms: { name: 'planRooms', values: { most: planLimits.rooms } } } }
  const problems = sent.flatMap(({ area }, at): Problem[] => {
    const way = problemOfWay(sent, at)
    return [
      ...(areaOf(area) === undefined
        ? ([[`rooms.${at}.area`, { name: 'planArea', values: { most: planLimits.area } }]] as const)
        : []),
      ...(way ? ([[`rooms.${at}.from`, way]] as const) : []),
    ]
  })
  const isWithoutEntrance =
    sent.some(({ from }) => from !== null) && sent.every(({ from }) => from !== 'door')
  if (problems.length === 0 && isWithoutEntrance) problems.push(['rooms.0.from', { name: 'planNoEntrance' }])
  if (problems.length > 0) return { problems: Object.fromEntries(problems) }
  return { rooms: sent.map((room) => ({ ...room, area: areaOf(room.area) ?? null })) }
}
