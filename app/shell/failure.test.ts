import { expect, it } from 'vitest'
import { failureOf, pageStatusOf } from './failure.ts'

it('gives a page the status of its main reply, as a visitor should see it', () => {
  const statuses = [200, 400, 404, 410, 429, 500, 502, 503].map((status) => [status, pageStatusOf(status)])
  expect(Object.fromEntries(statuses)).toEqual({
    200: 200,
    400: 404,
    404: 404,
    410: 410,
    429: 429,
    500: 500,
    502: 500,
    503: 503,
  })
})

it('says what is missing by the page it is missing from', () => {
  expect(failureOf(404, 'listing')).toBe('listingNotFound')
  expect(failureOf(404, 'search')).toBe('placeNotFound')
  expect(failureOf(404, undefined)).toBe('notFound')
  expect(failureOf(410, 'listing')).toBe('gone')
  expect(failureOf(502, 'home')).toBe('server')
})
