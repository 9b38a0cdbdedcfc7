import { expect, it } from 'vitest'
import { currentIn, hasOwnBar, mainPlaces } from './places.ts'

it.each([
  ['/', 'search', 'page'],
  ['/pwlhsh-katoikies/', 'search', 'true'],
  ['/pwlhsh-katoikies/athina/', 'search', 'true'],
  ['/enoikio-katasthmata/', 'search', 'true'],
  ['/search-list/', 'search', 'true'],
  ['/map/', 'search', 'true'],
  ['/aggelies/12/', 'search', 'true'],
  ['/user/saved/', 'saved', 'page'],
  ['/user/saved/compare/', 'saved', 'true'],
  ['/user/searches/', 'saved', 'true'],
  ['/utente/annunci/nascosti/', 'saved', 'true'],
  ['/user/messages/', 'messages', 'page'],
  ['/utente/profilo/', 'me', 'page'],
  ['/user/login/', 'me', 'true'],
  ['/mesitika-grafeia/', undefined, undefined],
  ['/terms/', undefined, undefined],
  ['/xyz/', undefined, undefined],
])('%s is in %s alone, as %s', (path, name, current) => {
  const found = mainPlaces.flatMap((place) => {
    const mark = currentIn(place, path)
    return mark === undefined ? [] : [[place.name, mark]]
  })
  expect(found).toEqual(name === undefined ? [] : [[name, current]])
})

it.each([
  ['/aggelies/12/', '', true],
  ['/user/messages/', 'conversation=c1', true],
  ['/user/messages/', '', false],
  ['/user/messages/', 'pag=2', false],
  ['/', '', false],
  ['/pwlhsh-katoikies/', 'conversation=c1', false],
])('%s?%s has a bar of its own: %s', (path, query, has) => {
  expect(hasOwnBar({ path, search: new URLSearchParams(query) })).toBe(has)
})
