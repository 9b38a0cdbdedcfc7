import { expect, it } from 'vitest'
import { covers } from '../../../tests/covers.ts'
import { openStore } from './safeStorage.ts'

const kept = (changes: Partial<Storage> = {}): Storage => {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    length: 0,
    ...changes,
  }
}
const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

it('returns what was stored, and leaves no test value behind', () => {
  const real = kept()
  const store = openStore(() => real)
  store.setItem('a', '1')
  expect(store.getItem('a')).toBe('1')
  expect(real.getItem('estia.probe')).toBeNull()
})

it.each([
  ['is forbidden', () => openStore(refuse)],
  ['cannot be written', () => openStore(() => kept({ setItem: refuse }))],
  ['forgets at once', () => openStore(() => kept({ getItem: () => null }))],
  ['gives back something else', () => openStore(() => kept({ getItem: () => 'other' }))],
])('stays empty and silent where the browser’s store %s', covers('states/storage-unusable'), (_, open) => {
  const store = open()
  store.setItem('a', '1')
  store.removeItem('b')
  expect(store.getItem('a')).toBeNull()
})

it('keeps no old value where a new one finds no room', () => {
  let isFull = false
  const real = kept()
  const store = openStore(() =>
    kept({
      getItem: (key) => real.getItem(key),
      removeItem: (key) => real.removeItem(key),
      setItem: (key, value) => (isFull ? refuse() : real.setItem(key, value)),
    }),
  )
  store.setItem('a', 'old')
  isFull = true
  store.setItem('a', 'new')
  expect(store.getItem('a')).toBeNull()
})
