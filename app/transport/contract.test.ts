import { expect, expectTypeOf, it } from 'vitest'
import type { GuardError } from '#domain/api/Api.ts'
import { keyOf } from './apiKey.ts'
import { call, formCall, jsonCall, read } from './call.ts'
import type { ReasonOf, ReplyOf } from './contract.ts'

// The compiler makes these tests: an expected error that does not come is one. Nothing here is sent.

it('takes only endpoints of the contract', () => {
  expect(keyOf('GET /api-next/home/', 'el')).toBe('/api-next/home/?lang=el')
  // @ts-expect-error a path that is not in the contract
  keyOf('GET /api-next/houses/', 'el')
  // @ts-expect-error another method
  keyOf('GET /api-next/user/login/', 'el')
  // @ts-expect-error what only reads is no change
  call('GET /api-next/home/', 'el')
  // @ts-expect-error a body that is JSON
  formCall('POST /api-next/contact/message/')
})

it('takes the parameters of the path, all of them and no others', () => {
  expect(keyOf('GET /api-next/agencies/:slug/', 'en', { params: { slug: 'a/b' } })).toBe(
    '/api-next/agencies/a%2Fb/?lang=en',
  )
  // @ts-expect-error without its parameter
  expect(() => keyOf('GET /api-next/agencies/:slug/', 'en', {})).not.toThrow()
  // @ts-expect-error nothing at all
  expect(() => keyOf('GET /api-next/agencies/:slug/', 'en')).not.toThrow()
  // @ts-expect-error another name
  keyOf('GET /api-next/agencies/:slug/', 'en', { params: { id: 'a' } })
  // @ts-expect-error a number where a text is meant
  keyOf('GET /api-next/agencies/:slug/', 'en', { params: { slug: 7 } })
  // @ts-expect-error an endpoint that needs nothing
  keyOf('GET /api-next/home/', 'en', { params: { id: 7 } })
})

it('takes the query as it is declared', () => {
  expect(keyOf('GET /api-next/geography/choices/', 'el', { query: { level: 'metro', of: undefined } })).toBe(
    '/api-next/geography/choices/?lang=el&level=metro',
  )
  // @ts-expect-error a level that has no list
  keyOf('GET /api-next/geography/choices/', 'el', { query: { level: 'country' } })
  // @ts-expect-error without the longitude
  keyOf('GET /api-next/geography/near/', 'el', { query: { lat: 38 } })
  // @ts-expect-error a name that the search does not know
  keyOf('GET /api-next/search-list/listings/', 'el', { query: { colour: 'red' } })
})

it('takes the body as it is declared', () => {
  const input = { params: { id: 1 }, json: { isSaved: true } }
  expect(call('PUT /api-next/saved/:id/', 'el', input)).toBeTypeOf('function')
  // @ts-expect-error without its body
  call('PUT /api-next/saved/:id/', 'el', { params: { id: 1 } })
  // @ts-expect-error another name
  call('PUT /api-next/saved/:id/', 'el', { params: { id: 1 }, json: { saved: true } })
  // @ts-expect-error a form where JSON is meant
  call('PUT /api-next/saved/:id/', 'el', { params: { id: 1 }, form: { isSaved: '1' } })
  const login = formCall('POST /api-next/user/login/')
  login({ email: 'a@b.gr', password: 'x' }, 'el')
  // @ts-expect-error a field that the form does not have
  login({ mail: 'a@b.gr' }, 'el')
  // @ts-expect-error a language that the portal does not have
  login({ email: 'a@b.gr' }, 'ja')
  const open = jsonCall('POST /api-next/contact/open/')
  open({ token: 'x' }, 'el')
  // @ts-expect-error without the token
  open({}, 'el')
})

it('has the reply and the errors of its endpoint, those of the guard among them', () => {
  expectTypeOf<ReplyOf<'POST /api-next/contact/phone/'>>().toEqualTypeOf<{ readonly phone: string }>()
  expectTypeOf<ReasonOf<'GET /api-next/agencies/:slug/'>>().toEqualTypeOf<
    'AgencyNotFound' | GuardError['_tag']
  >()
  expectTypeOf(read(keyOf('GET /api-next/saved/ids/', 'el'))).returns.toEqualTypeOf<
    ReturnType<ReturnType<typeof read<ReplyOf<'GET /api-next/saved/ids/'>, GuardError['_tag']>>>
  >()
})
