import { expect, it } from 'vitest'
import { isSentence } from './isSentence.ts'

it.each([
  ['/search-list/?frase=spiti', true],
  ['/de/search-list/?pag=2&frase=Haus', true],
  ['/search-list/', false],
  ['/search-list/?frase=%20', false],
  ['/search-list/?prezzoMassimo=1', false],
  ['/pwlhsh-katoikies/?frase=spiti', false],
  ['/', false],
])('%s: %s', (address, expected) => {
  expect(isSentence(address)).toBe(expected)
})
