import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'
import { mutated } from '../seed.ts'
import { defects } from './list.ts'
import { readPage } from './page.ts'

/** `npm run test:heard` puts them in. */
it.each(defects)(
  '$name: stands in the source just once, and its tests are in npm test',
  ({ tests, ...mutation }) => {
    expect(mutated(mutation)?.whole).toBeDefined()
    expect(
      tests.filter((file) => !existsSync(join(projectRoot, file)) || file.includes('.nightly.')),
    ).toEqual([])
  },
)

it('are forty at least, and the page has a row for each', () => {
  expect(defects.length).toBeGreaterThanOrEqual(40)
  const told = readPage()
  expect(defects.filter(({ name }) => !told.has(name))).toEqual([])
  expect([...told].filter(([, fate]) => fate === 'not noticed')).toEqual([])
})
