import { describe, expect, it } from 'vitest'
import { bestFirst } from './bestFirst.ts'

describe('the text that a reader gets', () => {
  it.each([
    ['de', ['de', 'el', 'en'], 'de'],
    ['de', ['el', 'en', 'fr'], 'en'],
    ['de', ['ar', 'el', 'fr'], 'el'],
    ['de', ['ar', 'fr'], 'ar'],
    ['en', ['el', 'en'], 'en'],
    ['en', ['de', 'el'], 'el'],
    ['el', ['el', 'en'], 'el'],
    ['el', ['de', 'en'], 'en'],
  ] as const)('reading %s, written in %s: %s', (language, written, first) =>
    expect(
      bestFirst(
        written.map((one) => ({ language: one })),
        language,
      )[0],
    ).toEqual({ language: first }),
  )

  it('is none where nothing is written', () => expect(bestFirst([], 'de')).toEqual([]))
})
