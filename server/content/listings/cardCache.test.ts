import { describe, expect, it } from 'vitest'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { makeCardCache } from './cardCache.ts'

const card = (id: number) => ({ id }) as ListingCard

function cacheWithWrites() {
  const listeners: ((ids?: readonly number[]) => void)[] = []
  const cache = makeCardCache({ onWritten: (listener) => void listeners.push(listener) })
  return { cache, write: (ids?: readonly number[]) => listeners.forEach((listener) => listener(ids)) }
}

describe('the card cache', () => {
  it('keeps cards by language until their listing changes', () => {
    const { cache, write } = cacheWithWrites()
    for (const id of [1, 2]) cache.set(card(id), 'el', cache.generation())
    expect([cache.get(1, 'el'), cache.get(1, 'en')]).toEqual([card(1), undefined])
    write([1])
    expect([cache.get(1, 'el'), cache.get(2, 'el')]).toEqual([undefined, card(2)])
    write()
    expect(cache.get(2, 'el')).toBeUndefined()
  })

  it('keeps nothing that was read before a change and came after it', () => {
    const { cache, write } = cacheWithWrites()
    const generation = cache.generation()
    write([7])
    cache.set(card(7), 'el', generation)
    expect(cache.get(7, 'el')).toBeUndefined()
  })
})
