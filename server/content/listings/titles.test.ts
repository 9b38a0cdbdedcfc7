import { describe, expect, it } from 'vitest'
import { titleOf } from './titles.ts'

const places = [
  { level: 'cityZone', id: 1, name: 'Kolonaki', slug: 'kolonaki' },
  { level: 'city', id: 2, name: 'Athens', slug: 'athina' },
  { level: 'region', id: 3, name: 'Attica', slug: 'attiki' },
] as const

describe('a title', () => {
  it.each([
    ['el', 'Διαμέρισμα 1.085\u00a0τ.μ., Kolonaki, Athens'],
    ['en', 'Apartment 1,085\u00a0m², Kolonaki, Athens'],
    ['de', 'Wohnung 1.085\u00a0m², Kolonaki, Athens'],
    ['it', 'Appartamento 1085\u00a0m², Kolonaki, Athens'],
    ['fr', 'Appartement 1\u202f085\u00a0m², Kolonaki, Athens'],
    ['ru', 'Квартира 1\u00a0085\u00a0м², Kolonaki, Athens'],
    ['es', 'Piso 1085\u00a0m², Kolonaki, Athens'],
    ['pt', 'Apartamento 1085\u00a0m², Kolonaki, Athens'],
  ] as const)('in %s: %s', (language, title) =>
    expect(titleOf({ typology: 'apartment', surface: 1085 }, places, language)).toBe(title),
  )

  it('leaves out what is not known', () =>
    expect(titleOf({ typology: 'villa', surface: null }, [], 'ru')).toBe('Вилла'))
})
