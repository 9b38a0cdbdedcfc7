import { afterAll, describe, expect, it } from 'vitest'
import { checks } from '#cli/checks/registry.ts'
import { plantTree } from '../cli/Tree.ts'
import { deviations } from './deviations.ts'
import { mutated, seed } from './seed.ts'

const all = Object.entries(deviations).flatMap(([check, mutations]) =>
  mutations.map((mutation) => ({ check, mutation, name: mutation.name })),
)

describe('the deviations', () => {
  it('are sixty at least, five for every check there is', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    const counts = checks.map(({ name }) => ({ name, enough: (deviations[name] ?? []).length >= 5 }))
    expect(counts.filter(({ enough }) => !enough)).toEqual([])
    expect(Object.keys(deviations).toSorted()).toEqual(checks.map(({ name }) => name).toSorted())
  })

  it('name codes that their check has', () => {
    const unknown = all.filter(({ check, mutation }) => {
      const words = checks.find(({ name }) => name === check)?.words ?? {}
      return !Object.hasOwn(words, mutation.code)
    })
    expect(unknown).toEqual([])
  })

  it.each(all)('$check: $name: is in the source just once', ({ mutation }) => {
    expect(mutated(mutation)?.whole).toBeDefined()
    expect(mutation.replace).not.toBe(mutation.find)
  })
})

/** All of them are `npm run test:mutations`. */
describe('the first of each check', () => {
  const tree = plantTree()
  afterAll(tree.remove)

  it.each(Object.entries(deviations))(
    'is caught by %s, under its code and at its place',
    async (check, [first]) => {
      const outcome = first && (await seed(check, first, tree))
      expect(outcome).toMatchObject({ caught: true, says: expect.stringMatching(/\w+ \w+/) })
    },
  )
})
