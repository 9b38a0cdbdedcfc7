import { describe, expect, it } from 'vitest'
import { textIn } from './texts.ts'

describe('a text of the server', () => {
  it('fills in values as they are, also with what a message is made of', () => {
    const text = "{link} `${x}` <b> 'quoted' #"
    expect(textIn('en', 'mails.quoted', { text })).toBe(`“${text}”`)
    expect(textIn('fr', 'near.metres', { value: '300' })).toBe('300\u00a0m')
  })

  it.each([
    ['en', 1, '1 listing was found.'],
    ['en', 1200, '1,200 listings were found.'],
    ['ru', 2, 'Найдено 2 объявления.'],
    ['ru', 5, 'Найдено 5 объявлений.'],
  ] as const)('has the plurals and the digits of its language: %s, %i', (language, count, words) =>
    expect(textIn(language, 'search.total', { count })).toBe(words),
  )
})
