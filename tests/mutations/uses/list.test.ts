import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isNotBuilt } from '#cli/checks/notBuilt.ts'
import { specificationRows } from '#cli/checks/rows.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { mutated } from '../seed.ts'
import { testsOf } from './judge.ts'
import { uses } from './list.ts'

const rows = new Set(specificationRows.map(({ id }) => id))

describe('the deviations at places of use', () => {
  it('are 120 at least, each under a name of its own', () => {
    expect(uses.length).toBeGreaterThanOrEqual(120)
    expect(new Set(uses.map(({ name }) => name)).size).toBe(uses.length)
  })

  it.each(uses)('$name: is in the source just once, and is to be noticed by tests that there are', (use) => {
    expect(mutated(use)?.whole).toBeDefined()
    expect(use.replace).not.toBe(use.find)
    const unknown = use.noticedBy.filter(
      (one) => (!rows.has(one) || isNotBuilt(one)) && !existsSync(join(projectRoot, one)),
    )
    expect(unknown).toEqual([])
    expect(testsOf(use).length).toBeGreaterThan(0)
  })
})
