import { expect, it } from 'vitest'
import { covers } from '../../../tests/covers.ts'
import { forgetHashedContact } from './forget/forgetHashedContact.ts'
import { keepHashedContact } from './hashedContact.ts'

const device = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const maria = { email: 'Maria@Example.gr ', phone: '+30 694 123 4567' }

it(
  'keeps no letter of email or phone, and the same hash for the same contact however it is written',
  covers('dialog/hashed-contact'),
  async () => {
    const store = device()
    const first = await keepHashedContact(maria, store)
    expect(first.email).toMatch(/^[0-9a-f]{64}$/)
    expect([...store.kept.values()].join(' ')).not.toMatch(/maria|6941234567/i)
    expect(await keepHashedContact({ email: 'maria@example.gr', phone: '+306941234567' }, store)).toEqual(
      first,
    )
  },
)

it('makes other hashes on another device, and after a sign-out', async () => {
  const store = device()
  const first = await keepHashedContact(maria, store)
  expect(await keepHashedContact(maria, device())).not.toEqual(first)
  forgetHashedContact(store)
  expect(store.kept.size).toBe(0)
  expect(await keepHashedContact(maria, store)).not.toEqual(first)
})

it('has no hash of nothing', async () => {
  expect(await keepHashedContact({ email: 'a@b.gr', phone: '' }, device())).toMatchObject({ phone: '' })
})
