import { expect, it } from 'vitest'
import { circlesIn } from '../../../tests/bench/chunkCircles.ts'
import { type Group, joinGroups } from './joinGroups.ts'

const group = (id: string, entries: readonly number[], size = 500): Group => ({
  ids: [id],
  entries: new Set(entries),
  size,
})
const idsOf = (groups: readonly Group[]) => groups.map(({ ids }) => ids.toSorted().join(' ')).toSorted()

it('joins what nearly the same entries need', () => {
  const groups = [group('a', [0, 1]), group('b', [0, 1, 2]), group('c', [3])]
  expect(idsOf(joinGroups(groups, [], [1, 1, 1, 1]))).toEqual(['a b', 'c'])
})

it('leaves apart what would make an entry load much that it has no use for', () => {
  const groups = [group('a', [0, 1]), group('b', [1, 2], 30_000)]
  expect(idsOf(joinGroups(groups, [], [1, 1, 1]))).toEqual(['a', 'b'])
})

it('joins at the cost of entries that weigh little', () => {
  const groups = [group('a', [0, 1], 9_000), group('b', [0, 1, 2], 3_000)]
  expect(idsOf(joinGroups(groups, [], [1, 1, 0.01]))).toEqual(['a b'])
  expect(idsOf(joinGroups(groups, [], [1, 1, 1]))).toEqual(['a', 'b'])
})

it('keeps a group from entries that may not load it in vain', () => {
  const groups = [group('a', [0, 1]), { ...group('b', [0, 1, 2]), keptFrom: new Set([3]) }]
  expect(idsOf(joinGroups(groups, [], [1, 1, 1, 1]))).toEqual(['a b'])
  const more = [...groups, group('c', [0, 1, 2, 3])]
  expect(idsOf(joinGroups(more, [], [1, 1, 1, 1]))).toEqual(['a b', 'c'])
})

it('leaves what is fixed as it is', () => {
  const groups = [group('a', [0, 1]), { ...group('b', [0, 1]), isFixed: true }, group('c', [0, 1])]
  expect(idsOf(joinGroups(groups, [], [1, 1]))).toEqual(['a c', 'b'])
})

it('joins no two that a third lies between', () => {
  // `a` imports `b`, `b` imports `c`, and `b` is too large for those that need the others.
  const groups = [group('a', [0]), group('b', [0, 1, 2], 90_000), group('c', [0, 1, 2, 3])]
  const joined = joinGroups(
    groups,
    [
      [0, 1],
      [1, 2],
    ],
    [1, 0, 0, 0],
  )
  const places = new Map(joined.flatMap(({ ids }, place) => ids.map((id) => [id, String(place)])))
  const importsOf = new Map<string, string[]>()
  for (const [from, to] of [
    ['a', 'b'],
    ['b', 'c'],
  ] as const) {
    const [at = '', next = ''] = [places.get(from), places.get(to)]
    if (at !== next) importsOf.set(at, [...(importsOf.get(at) ?? []), next])
  }
  const chunks = Object.fromEntries([...importsOf].map(([key, imports]) => [key, { imports }]))
  expect(circlesIn(chunks)).toEqual([])
})

it('is the same for the same groups', () => {
  const groups = Array.from({ length: 30 }, (_, at) => group(`m${at}`, [at % 5, at % 7, 8], 100 + at * 37))
  const once = idsOf(
    joinGroups(
      groups,
      [],
      Array.from({ length: 9 }, () => 1),
    ),
  )
  expect(
    idsOf(
      joinGroups(
        groups,
        [],
        Array.from({ length: 9 }, () => 1),
      ),
    ),
  ).toEqual(once)
})
