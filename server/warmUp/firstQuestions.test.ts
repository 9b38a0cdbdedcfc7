import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import { firstSearches } from './firstQuestions.ts'

it.each(firstSearches)('is a search of which all is read: %.60s', (search) => {
  const { query, ignored } = readQuery(new URLSearchParams(search), defaultFlags)
  expect(ignored).toEqual([])
  expect(Object.keys(query.criteria).length).toBeGreaterThan(0)
})
