import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { placeOf } from './place.ts'
import { defineRoute, openRoute, openSentRoute } from './route.tsx'
import { laterTable } from './Portal.ts'

const declared = (name: 'home' | 'demo', path: string) =>
  defineRoute({
    name,
    match: (at: string) => (at === path ? {} : undefined),
    source: 'Some.tsx',
    load: async () => ({ View: () => null, head: () => ({ title: name }) }),
  })

const address = (href: string) => ({ href, place: placeOf(href, '', defaultFlags) })
const home = openRoute([declared('home', '/')], placeOf('/', '', defaultFlags))

it('knows the page that was sent before the table is there, and waits for any other', async () => {
  const table = laterTable(async () => [declared('home', '/'), declared('demo', '/demo')], {
    href: '/',
    route: home,
  })
  expect(table.pending(address('/'))).toBeUndefined()
  expect(table.open(address('/'))).toBe(home)
  expect(table.open(address('/demo'))).toBeUndefined()
  await table.pending(address('/demo'))
  expect(table.open(address('/demo'))?.name).toBe('demo')
  expect(table.open(address('/xyz/'))).toBeUndefined()
})

it('says that the table did not come, and asks again once that is forgotten', async () => {
  let times = 0
  const load = () => (++times === 1 ? Promise.reject(new Error('no line')) : Promise.resolve([]))
  const table = laterTable(load, { href: '/', route: home })
  await table.pending(address('/demo'))
  expect(table.isMissing(address('/demo'))).toBe(true)
  expect(table.isMissing(address('/'))).toBe(false)
  table.forget()
  await table.pending(address('/demo'))
  expect([table.isMissing(address('/demo')), times]).toEqual([false, 2])
})

it('the page that was sent stays the same view when the table declares it', () => {
  const place = placeOf('/', '', defaultFlags)
  const sent = openSentRoute(
    {
      name: 'home',
      source: 'Some.tsx',
      module: '/some.js',
      areas: [],
      showsErrors: false,
      main: null,
      params: {},
    },
    place,
  )
  const later = openRoute([declared('home', '/')], place)
  const typeOf = (route: typeof later) => (route?.render() as { readonly type: unknown } | undefined)?.type
  expect(typeOf(later)).toBe(typeOf(sent))
  expect(typeOf(openRoute([declared('demo', '/')], place))).not.toBe(typeOf(sent))
})
