import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { areas } from './areas.ts'
import type { MessageKey } from './messageKeys.ts'
import { shortKey } from './shortKey.ts'
import { loadTexts } from './texts.ts'

const keysIn = (area: string) =>
  Object.keys(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../texts/${area}/el.json`), 'utf8')),
  ) as MessageKey[]

describe.each([...areas, 'errors', 'shell', 'reserve'])('%s', (area) => {
  it.each(languages)('is compiled into the texts of %s', async (language) => {
    const { t } = await loadTexts(language)
    const values = { count: 2, total: 3, n: 4, band: 'high' }
    const texts = keysIn(area).map((key) => t(key, values))
    expect(texts.filter((text) => typeof text !== 'string' || text.includes('{'))).toEqual([])
  })
})

it('no two keys have the same short one', () => {
  const keys = [...areas, 'errors', 'shell', 'reserve'].flatMap(keysIn)
  expect(new Set(keys.map(shortKey)).size).toBe(keys.length)
})

describe('texts', () => {
  it('choose the plural of the language and write its digits', async () => {
    const { t } = await loadTexts('el')
    expect(t('home.citySale', { count: 0 })).toBe('Καμία προς πώληση')
    expect(t('home.citySale', { count: 1 })).toBe('1 προς πώληση')
    expect(t('home.citySale', { count: 12_345 })).toBe('12.345 προς πώληση')
    expect(t('card.energyBand', { band: 'low' })).toBe('χαμηλή απόδοση')
  })

  it('keep placeholders apart from text', async () => {
    const { t } = await loadTexts('en')
    expect(t('shell.title', { title: '{count} `${x}`' })).toBe('{count} `${x}` · Estia')
  })
})
