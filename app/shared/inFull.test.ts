import { describe, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { inFull } from './inFull.ts'
import { loadTexts } from '#app/i18n/texts.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

describe('texts in full', () => {
  it.each([
    ['el', '96 τετραγωνικά μέτρα', '2.552 € το τετραγωνικό μέτρο', '60 μέτρα', '1,2 χιλιόμετρα'],
    ['en', '96 square metres', '€2,552 per square metre', '60 metres', '1.2 kilometres'],
    ['de', '96 Quadratmeter', '2.552 € pro Quadratmeter', '60 Meter', '1,2 Kilometer'],
    ['fr', '96 mètres carrés', '2 552 € le mètre carré', '60 mètres', '1,2 kilomètre'],
    ['it', '96 metri quadrati', '2552 € al metro quadrato', '60 metri', '1,2 chilometri'],
    ['es', '96 metros cuadrados', '2552 € el metro cuadrado', '60 metros', '1,2 kilómetros'],
    ['pt', '96 metros quadrados', '2552 € por metro quadrado', '60 metros', '1,2 quilómetros'],
    ['ru', '96 квадратных метров', '2 552 € за квадратный метр', '60 метров', '1,2 километра'],
  ] as const)('says areas, prices and distances in %s', async (language, area, perArea, near, far) => {
    const { format } = inFull(await loadTexts(language))
    expect([
      plain(format.area(96)),
      plain(format.pricePerArea(245_000, 96)),
      plain(format.distance(60)),
      plain(format.distance(1200)),
    ]).toEqual([area, perArea, near, far])
  })

  it.each(languages)('has no abbreviation of bedrooms in %s', async (language) => {
    const { t } = inFull(await loadTexts(language))
    for (const count of [1, 2, 5]) expect(t('card.bedrooms', { count })).not.toMatch(/\.|\/|\bSZ\b|beds?$/)
  })

  it('says one square metre and many as the language does', async () => {
    const ru = inFull(await loadTexts('ru')).format
    expect([1, 2, 5].map((count) => plain(ru.area(count)))).toEqual([
      '1 квадратный метр',
      '2 квадратных метра',
      '5 квадратных метров',
    ])
  })
})
