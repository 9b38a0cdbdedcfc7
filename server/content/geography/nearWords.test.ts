import { describe, expect, it } from 'vitest'
import type { GeographyLevel } from '#domain/geography/levels.ts'
import { type Language, languages } from '#domain/locale.ts'
import { nearWords } from './nearWords.ts'

const told = (language: Language, name: string, level: GeographyLevel = 'city') =>
  nearWords('land', { level, name, metres: 4200, direction: 'southWest' }, language)

describe('a point in words', () => {
  it.each([
    ['el', 'Πειραιάς', '4,2\u00a0χλμ. νοτιοδυτικά από Πειραιάς'],
    ['en', 'Piraeus', '4.2\u00a0km south-west of Piraeus'],
    ['de', 'Piräus', '4,2\u00a0km südwestlich von Piräus'],
    ['it', 'Pireo', 'a 4,2\u00a0km a sud-ovest del Pireo'],
    ['it', 'La Canea', 'a 4,2\u00a0km a sud-ovest della Canea'],
    ['it', 'Atene', 'a 4,2\u00a0km a sud-ovest di Atene'],
    ['fr', 'Le Pirée', 'à 4,2\u00a0km au sud-ouest du Pirée'],
    ['fr', 'La Canée', 'à 4,2\u00a0km au sud-ouest de La Canée'],
    ['fr', 'Égine', 'à 4,2\u00a0km au sud-ouest d’Égine'],
    ['fr', 'Patras', 'à 4,2\u00a0km au sud-ouest de Patras'],
    ['ru', 'Пирей', 'в 4,2\u00a0км к юго-западу от города Пирей'],
    ['es', 'El Pireo', 'a 4,2\u00a0km al suroeste de El Pireo'],
    ['pt', 'Pireu', 'a 4,2\u00a0km a sudoeste do Pireu'],
    ['pt', 'Atenas', 'a 4,2\u00a0km a sudoeste de Atenas'],
  ] as const)('%s: beside %s', (language, name, words) => expect(told(language, name)).toBe(words))

  it('says in Russian what a place is', () => {
    expect(told('ru', 'Эгина', 'island')).toMatch(/ от острова Эгина$/)
    expect(told('ru', 'Pangrati, Афины', 'cityZone')).toMatch(/ от района Pangrati, Афины$/)
  })

  it.each(languages)(
    'tells sea and abroad from land, and a place itself without a distance: %s',
    (language) => {
      const place = { level: 'city', name: 'X', metres: 0, direction: null } as const
      const said = (['land', 'sea', 'abroad'] as const).map((ground) => nearWords(ground, place, language))
      expect(said[0]).toBe('X')
      expect(new Set(said).size).toBe(3)
      expect(nearWords('abroad', undefined, language)).toBe(said[2]?.replace(', X', ''))
    },
  )
})
