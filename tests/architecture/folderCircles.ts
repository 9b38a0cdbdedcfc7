import { posix } from 'node:path'
import type { Arrow } from './arrows.ts'
import { isTest } from './sourceFiles.ts'
import type { Violation } from './violation.ts'

/** Whose folders are held apart. */
const top = 'server'

/**
 * Folders that a file beside them imports while they import such a file. They lie one within the other, so they are
 * read together; a row here is only ever taken away.
 */
export const knotted: readonly string[] = [
  'server/database/replica',
  'server/features/alerts/byMail',
  'server/features/alerts/canary',
  'server/features/alerts/push',
  'server/features/contact/calls',
  'server/features/contact/desk',
  'server/features/contact/expiry',
  'server/features/contact/pictures',
  'server/features/contact/proposals',
  'server/features/contact/visits',
  'server/features/valuation/homes',
  'server/identity/limits',
  'server/identity/marketing',
]

type Arrows = readonly Pick<Arrow, 'from' | 'to'>[]

/** Imports between folders of the server, of types as well; what tests share may start the whole server. */
const between = (arrows: Arrows): Arrows =>
  arrows.filter(
    ({ from, to }) =>
      from.startsWith(`${top}/`) &&
      to.startsWith(`${top}/`) &&
      !isTest(from) &&
      !/\/testing\//.test(from) &&
      posix.dirname(from) !== posix.dirname(to),
  )

/** The folder directly in `parent` that holds a file; undefined for a file that lies in `parent` itself, or elsewhere. */
function roomOf(parent: string, file: string): string | undefined {
  const [room, ...rest] = file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/') : []
  return rest.length > 0 ? room : undefined
}

const foldersOf = (arrows: Arrows): readonly string[] => {
  const parents = (path: string): readonly string[] =>
    path === '.' ? [] : [path, ...parents(posix.dirname(path))]
  return [
    ...new Set(arrows.flatMap(({ from, to }) => [from, to].flatMap((one) => parents(posix.dirname(one))))),
  ]
}

/** Circles of folders that lie side by side, each once, however many files they go through. */
export function circlesSideBySide(all: Arrows): readonly Violation[] {
  const arrows = between(all)
  return foldersOf(arrows).flatMap((parent) => {
    const needs = new Map<string, Set<string>>()
    for (const { from, to } of arrows) {
      const [room, other] = [roomOf(parent, from), roomOf(parent, to)]
      if (room === undefined || other === undefined || room === other) continue
      needs.set(room, (needs.get(room) ?? new Set()).add(other))
    }
    return knotsOf(needs).map((rooms) =>
      violation(parent, `${rooms.join(', ')} need each other`, 'no circle of folders'),
    )
  })
}

/** Groups of rooms of which each reaches every other. */
function knotsOf(needs: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const reached = new Map([...needs.keys()].map((room) => [room, reachedFrom(room, needs)]))
  const knots = [...needs.keys()]
    .filter((room) => reached.get(room)?.has(room))
    .map((room) => [...needs.keys()].filter((one) => one === room || areKnotted(one, room)).toSorted())
  function areKnotted(one: string, other: string) {
    return reached.get(one)?.has(other) === true && reached.get(other)?.has(one) === true
  }
  return [...new Map(knots.map((knot) => [knot.join(), knot])).values()]
}

function reachedFrom(room: string, needs: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...(needs.get(room) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(needs.get(next) ?? []))
  }
  return reached
}

/** Folders that need files beside them which need them, and the rows of the list that are out of date. */
export function circlesWithin(all: Arrows, listed: readonly string[] = knotted): readonly Violation[] {
  const arrows = between(all)
  const found = foldersOf(arrows).filter((folder) => {
    const parent = posix.dirname(folder)
    const isIn = (file: string) => file.startsWith(`${folder}/`)
    const isBeside = (file: string) => posix.dirname(file) === parent
    return (
      arrows.some(({ from, to }) => isIn(from) && isBeside(to)) &&
      arrows.some(({ from, to }) => isBeside(from) && isIn(to))
    )
  })
  return [
    ...found
      .filter((folder) => !listed.includes(folder))
      .map((folder) => violation(folder, 'and files beside it need each other', 'no circle within a folder')),
    ...listed
      .filter((folder) => !found.includes(folder))
      .map((folder) => violation(folder, 'needs no file beside it any longer', 'rows of `knotted` only go')),
  ]
}

const violation = (file: string, what: string, rule: string): Violation => ({
  rule,
  file,
  what,
  reason: 'folders that need each other, if only for their types, can be neither read nor moved apart',
})
