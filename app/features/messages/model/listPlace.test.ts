import { expect, it } from 'vitest'
import { listHref, listPlaceIn } from './listPlace.ts'

const placeIn = (search: string) => listPlaceIn(new URLSearchParams(search))

it('reads the page and the side, and takes what is neither for the first page of all', () => {
  expect(placeIn('side=seeker&page=3')).toEqual({ side: 'seeker', page: 3 })
  for (const search of ['', 'side=both&page=-2', 'side=&page=x', 'page=0.5'])
    expect(placeIn(search)).toEqual({ side: undefined, page: 1 })
})

it('writes what it reads, shortest first', () => {
  expect(listHref(placeIn(''), 'el')).toBe('/user/messages/')
  expect(listHref(placeIn('side=advertiser'), 'en')).toBe('/en/user/messages/?side=advertiser')
  expect(listHref(placeIn('page=2&side=seeker'), 'el', 'c1')).toBe(
    '/user/messages/?conversation=c1&side=seeker&page=2',
  )
})
