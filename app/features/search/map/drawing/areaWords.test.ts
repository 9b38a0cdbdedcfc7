import { describe, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { type AreasRead, partReasons } from '#domain/search/readAreasGeoJson.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { wordsOfFile, wordsOfFit } from './areaWords.ts'

const square = [
  [37, 23],
  [37, 24],
  [38, 24],
] as const
const read: AreasRead = {
  areas: { polygon: [square] },
  ignored: [],
  offBy: 0,
  shareLeftOut: 0,
  wasTurned: false,
}

describe('the notes on an opened file', () => {
  it('is how many areas it has, and no more where all were read', async () => {
    expect(wordsOfFile(await loadTexts('en'), read)).toBe('1 area read.')
  })

  it.each(languages)('name in %s the reason for each part left out, except heights', async (language) => {
    const texts = await loadTexts(language)
    const plain = wordsOfFile(texts, read)
    for (const reason of partReasons) {
      const ignored = [1, 2, 5].map((part) => ({ at: `features[${part}]`, reason }))
      const [one, many] = [ignored.slice(0, 1), ignored].map((some) =>
        wordsOfFile(texts, { ...read, ignored: some, shareLeftOut: 0.004 }),
      )
      expect(one === plain).toBe(reason === 'heightLeftOut')
      if (reason === 'heightLeftOut') continue
      expect(one?.slice(plain.length)).toMatch(/1/)
      expect(many?.slice(plain.length)).toMatch(/3/)
    }
  })

  it('give the error, a swap of the axes, and the missing share', async () => {
    const words = wordsOfFile(await loadTexts('en'), {
      ...read,
      ignored: [{ at: '', reason: 'smallest' }],
      offBy: 207.3,
      shareLeftOut: 0.009,
      wasTurned: true,
    })
    expect(words).toContain('at most 207\u00a0m off')
    expect(words).toContain('latitude before longitude')
    expect(words).toContain('0.9% of the whole')
    expect(words).toContain('12 areas')
  })
})

it('of a drawing give only its result', async () => {
  const texts = await loadTexts('en')
  const fit = { areas: {}, offBy: 0, leftOut: [], shareLeftOut: 0 }
  expect(wordsOfFit(texts, fit)).toBe('')
  expect(wordsOfFit(texts, { ...fit, offBy: 12 })).toContain('12\u00a0m')
  expect(wordsOfFit(texts, { ...fit, leftOut: [square], shareLeftOut: 0.00001 })).toContain('0.1%')
})
