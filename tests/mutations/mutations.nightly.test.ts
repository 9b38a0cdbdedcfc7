import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checks } from '#cli/checks/registry.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { plantTree } from '../cli/Tree.ts'
import { deviations } from './deviations.ts'
import type { Mutation } from './Mutation.ts'
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

const tree = plantTree()
afterAll(tree.remove)

/** All of them are `npm run test:mutations`. */
describe('the first of each check', () => {
  it.each(Object.entries(deviations))(
    'is caught by %s, under its code and at its place',
    async (check, [first]) => {
      const outcome = first && (await seed(check, first, tree))
      expect(outcome).toMatchObject({ caught: true, says: expect.stringMatching(/\w+ \w+/) })
    },
  )
})

describe('not caught', () => {
  const auctions: Mutation = {
    name: 'auctions on by default',
    file: 'domain/flags.ts',
    find: 'auctions: { default: false }',
    replace: 'auctions: { default: true }',
    code: 'flag-differs',
    at: 'domain/flags.ts auctions',
  }
  const missedBy = async (mutation: Partial<Mutation>, check = 'flags') => {
    const { caught, says } = await seed(check, { ...auctions, ...mutation }, tree)
    expect(caught).toBe(false)
    return says
  }

  it('is what changes nothing', async () => {
    expect(await missedBy({ replace: 'auctions: { default: false as boolean }' })).toBe(
      'the check ended with 0',
    )
  })

  it('is what another check has to find', async () => {
    expect(await missedBy({}, 'defaults')).toBe('the check ended with 0')
  })

  it('is what is told at another place, or under another code', async () => {
    const told = 'told elsewhere or otherwise: flag-differs at domain/flags.ts auctions'
    expect(await missedBy({ at: 'domain/flags.ts flags' })).toContain(told)
    expect(await missedBy({ code: 'flag-missing' })).toContain(told)
  })

  it('is what breaks the source', async () => {
    expect(await missedBy({ replace: 'auctions: {' })).toContain(
      'the check ended with 2: estia: domain/flags.ts',
    )
  })

  it('is what does not stand in the source, or twice', async () => {
    expect(await missedBy({ find: 'auctions: { default: maybe }' })).toContain('stale: domain/flags.ts')
    expect(await missedBy({ find: 'default: false' })).toContain('stale: domain/flags.ts')
  })

  it('leaves the sources alone', () => {
    const source = (root: string) => readFileSync(join(root, auctions.file), 'utf8')
    expect(source(tree.root)).toBe(source(projectRoot))
    expect(source(projectRoot)).toContain(auctions.find)
  })
})
