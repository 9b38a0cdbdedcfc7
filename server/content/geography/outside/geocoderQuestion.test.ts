import { describe, expect, it } from 'vitest'
import { geocoderQuestion } from './geocoderQuestion.ts'

const asked = (address: string, language: Parameters<typeof geocoderQuestion>[2]) =>
  geocoderQuestion(new URL(address), 'Ermou', language).searchParams

describe('the language that addresses are asked for in', () => {
  it.each([
    ['el', 'el-GR'],
    ['en', 'en-GB'],
    ['de', 'de-DE,en;q=0.5'],
    ['ru', 'ru-RU,en;q=0.5'],
  ] as const)('of Nominatim, for %s', (language, accepted) =>
    expect(asked('https://geo.example/search', language).get('accept-language')).toBe(accepted),
  )

  it.each([
    ['el', 'default'],
    ['en', 'en'],
    ['de', 'en'],
  ] as const)('of Photon, for %s', (language, lang) =>
    expect(asked('https://geo.example/api', language).get('lang')).toBe(lang),
  )
})
