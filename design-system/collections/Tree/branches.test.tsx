import { describe, expect, it } from 'vitest'
import { type Branch, shares, switchBranch, switchTo } from './branches.ts'

const roots: readonly Branch[] = [
  {
    id: 'attica',
    children: [
      { id: 'centre', children: [{ id: 'athens' }, { id: 'vyronas' }] },
      { id: 'west', children: [{ id: 'peristeri' }] },
      { id: 'piraeus' },
    ],
  },
  { id: 'crete', children: [{ id: 'chania' }, { id: 'rethymno' }] },
  { id: 'closed' },
]
const leaves = ['athens', 'vyronas', 'peristeri', 'piraeus', 'chania', 'rethymno', 'closed']
const all = [...leaves, 'attica', 'centre', 'west', 'crete']

/** The leaves of a selection, computed independently of the tested code. */
const meant = (chosen: ReadonlySet<string>): Set<string> => {
  const under = (node: Branch, isIn: boolean): string[] => {
    const isChosen = isIn || chosen.has(node.id)
    return node.children
      ? node.children.flatMap((child) => under(child, isChosen))
      : isChosen
        ? [node.id]
        : []
  }
  return new Set(roots.flatMap((root) => under(root, false)))
}

const leavesOf = (id: string) => meant(new Set([id]))

/** Every choice that can be made of the ids: 2 048 of them, so none is left to chance. */
const choices = Array.from(
  { length: 2 ** all.length },
  (_, bits) => new Set(all.filter((_id, at) => bits & (1 << at))),
)

describe('shares', () => {
  it('shows a branch as selected, partial or not', () => {
    const found = shares(roots, new Set(['athens', 'crete']))
    expect(Object.fromEntries(found)).toEqual({
      attica: 'some',
      centre: 'some',
      athens: 'all',
      vyronas: 'none',
      west: 'none',
      peristeri: 'none',
      piraeus: 'none',
      crete: 'all',
      chania: 'all',
      rethymno: 'all',
      closed: 'none',
    })
  })

  it('shows a branch whole once all below it are chosen', () => {
    expect(shares(roots, new Set(['peristeri'])).get('west')).toBe('all')
  })
})

describe('switchBranch', () => {
  it('means, for every choice and every branch, the leaves of before with or without those of the branch', () => {
    for (const chosen of choices) {
      const before = meant(chosen)
      for (const id of all) {
        expect(meant(switchBranch(roots, chosen, id, true))).toEqual(before.union(leavesOf(id)))
        expect(meant(switchBranch(roots, chosen, id, false))).toEqual(before.difference(leavesOf(id)))
      }
    }
  })

  it('never names anything that the rest of the choice means already', () => {
    for (const chosen of choices) {
      const kept = switchBranch(roots, chosen, 'athens', true)
      for (const id of kept)
        expect(leavesOf(id).isSubsetOf(meant(kept.difference(new Set([id]))))).toBe(false)
    }
  })

  it('names the parent instead of all its children', () => {
    const parents = ['attica', 'centre', 'west', 'crete']
    for (const chosen of choices) {
      const kept = switchBranch(roots, chosen, 'athens', true)
      const whole = parents.filter((parent) => leavesOf(parent).isSubsetOf(meant(kept)))
      for (const parent of whole)
        expect([...kept].some((id) => leavesOf(parent).isSubsetOf(leavesOf(id)))).toBe(true)
    }
  })

  it('keeps what is not among the nodes, because it was never loaded', () => {
    expect(switchBranch(roots, new Set(['far', 'crete']), 'chania', false)).toEqual(
      new Set(['far', 'rethymno']),
    )
  })
})

it('switchTo follows several switches at once', () => {
  const chosen = new Set(['crete'])
  const seen = new Set(['crete', 'chania', 'rethymno'])
  expect(switchTo(roots, chosen, seen, new Set(['crete', 'rethymno', 'piraeus']))).toEqual(
    new Set(['rethymno', 'piraeus']),
  )
})
