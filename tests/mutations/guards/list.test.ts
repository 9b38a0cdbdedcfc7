import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'
import { mutated } from '../seed.ts'
import { guards } from './list.ts'

/** `npm run test:guards` takes them away. */
it.each(guards)('$name: stands in the source just once, and its tests exist', ({ tests, ...mutation }) => {
  expect(mutated(mutation)?.whole).toBeDefined()
  expect(tests.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})

it('are twenty at least', () => expect(guards.length).toBeGreaterThanOrEqual(20))
