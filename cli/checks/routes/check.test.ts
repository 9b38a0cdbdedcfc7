import { expect, test } from 'vitest'
import { checkRoutes, routesNotServed } from '#cli/checks/routes/check.ts'
import { gatherRoutes } from '#cli/checks/routes/facts.ts'
import { routeSpec } from '#cli/checks/routes/run.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

const facts = gatherRoutes()
const section = '2 URL prefixes'

test.runIf(isNightly())('the true tree has every path and word of section 2', () => {
  expect(checkRoutes(facts, routeSpec)).toEqual([])
})

test('a dropped route is found, with its place on both sides', () => {
  const routes = facts.routes.filter(({ path }) => path !== '/user/messages/')
  expect(checkRoutes({ ...facts, routes }, routeSpec)).toEqual([
    {
      code: 'route-missing',
      path: '/user/messages/',
      purpose: 'Messages',
      at: { file: 'domain/routes.ts', name: 'routes' },
      spec: section,
    },
  ])
})

test('a renamed page type is missing under its name and unknown under the new one', () => {
  const pageTypes = facts.pageTypes.map((type) => (type === 'messaging' ? 'messages' : type))
  const at = { file: 'domain/routes.ts', name: 'pageTypes' }
  expect(checkRoutes({ ...facts, pageTypes }, routeSpec)).toEqual([
    { code: 'word-missing', list: 'page type', word: 'messaging', at, spec: section },
    { code: 'word-unknown', list: 'page type', word: 'messages', at, spec: section },
  ])
})

test('a dropped tracking section, slug and homepage city are found', () => {
  const lacking = {
    ...facts,
    trackingSections: facts.trackingSections.filter((name) => name !== 'abroad'),
    slugs: facts.slugs.filter((slug) => slug !== 'map-draw'),
    homepageCities: facts.homepageCities.filter((city) => city !== 'Xanthi'),
  }
  expect(checkRoutes(lacking, routeSpec)).toMatchObject([
    { code: 'word-missing', list: 'tracking section', word: 'abroad' },
    { code: 'word-missing', list: 'slug', word: 'map-draw' },
    { code: 'word-missing', list: 'homepage city', word: 'Xanthi' },
  ])
})

test('a search, a province and a demonstration page begin and end as they should', () => {
  const astray = {
    ...facts,
    searchPaths: { ...facts.searchPaths, rent: '/enoikia-katoikies/' },
    provincePath: 'attiki-nomos',
    demoPrefix: '/demos',
  }
  expect(checkRoutes(astray, routeSpec)).toMatchObject([
    { code: 'prefix-differs', of: 'rent search', expected: '/enoikio-', found: '/enoikia-katoikies/' },
    { code: 'prefix-differs', of: 'province path (its end)', expected: 'perifereia' },
    { code: 'prefix-differs', of: 'demonstration pages', expected: '/demo', spec: '2 Shell rules' },
  ])
})

test('a page that the app has lost, and an undeclared one, are found', () => {
  const built = facts.built.filter((name) => name !== 'savedAds')
  const routes = facts.routes.map((route) => ({ ...route, served: route.name !== 'appRouter' }))
  expect(checkRoutes({ ...facts, routes, built }, routeSpec)).toEqual([
    {
      code: 'route-not-built',
      path: '/user/saved/',
      at: { file: 'app/routes.tsx', name: 'portal' },
      spec: section,
    },
    {
      code: 'route-not-declared',
      path: '/_app',
      at: { file: 'domain/routes.ts', name: 'appRouter' },
      spec: section,
    },
  ])
})

test('a route that is declared and not served is a note, not a problem', () => {
  const routes = facts.routes.map((route) => ({ ...route, served: route.path !== '/user/saved/' }))
  const built = routes.flatMap(({ name, served }) => (served ? name : []))
  expect(checkRoutes({ ...facts, routes, built }, routeSpec)).toEqual([])
  expect(routesNotServed({ ...facts, routes }, routeSpec)).toEqual([
    {
      code: 'route-not-served',
      path: '/user/saved/',
      purpose: 'Saved ads',
      at: { file: 'domain/routes.ts', name: 'savedAds' },
      spec: section,
    },
  ])
})
