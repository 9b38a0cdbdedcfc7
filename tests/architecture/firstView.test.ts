import { expect, it } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'
import { filesWith, modulesOfApp } from '../i18n/moduleGraph.ts'

/** Tables that some pages need, and the address or the name of a route does not: a first view has none of them. */
const later = [
  'domain/listing/facts/factTable.ts',
  'domain/publishing/steps.ts',
  'domain/market/months.ts',
  'domain/market/comparableTypologies.ts',
  'domain/costs/coefficients.ts',
  'domain/geography/greece.ts',
  'domain/sentence/readSentence.ts',
  'domain/analytics/events.ts',
  'domain/consent/vendors.ts',
  'app/shared/consent/vendors/startVendors.ts',
]

const modules = modulesOfApp(projectRoot)

it('knows the tables that a first view leaves for later', () => {
  expect(later.filter((file) => !modules.has(file))).toEqual([])
})

it('brings no table into every first view with the addresses of routes', () => {
  expect(later.filter((file) => filesWith(modules, 'app/entry-client.tsx').includes(file))).toEqual([])
})
