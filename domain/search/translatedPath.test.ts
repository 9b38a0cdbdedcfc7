import { describe, expect, it } from 'vitest'
import { categories, contracts } from '../listing/vocabularies/market.ts'
import { readSearchPath } from './searchPath.ts'
import { readTranslatedPath, translatedHead } from './translatedPath.ts'
import { translatedWords } from './translatedWords.ts'

const heads = contracts.names.flatMap((contract) =>
  categories.names.map((category) => ({ contract, category })),
)

describe.each(Object.entries(translatedWords))('addresses in %s', (language, words) => {
  it('say one thing each, which is read back', () => {
    for (const head of heads)
      expect(readTranslatedPath(`/${language}/${translatedHead(words, head)}/`)).toEqual({
        language,
        ...head,
        places: [],
      })
  })

  it('are of letters that need no escape, and none is a canonical one', () => {
    for (const head of heads) {
      const path = `/${language}/${translatedHead(words, head)}/`
      expect(path).toMatch(/^[a-z/-]+$/)
      expect(readSearchPath(path)).toBeUndefined()
    }
  })
})
