import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import type { Ask, Place } from '#app/shell/route.tsx'
import { forwardSearch } from './forwardSearch.ts'

const unasked: Ask = () => Promise.reject(new Error('Nothing is to be asked'))
const forward = (query: string) => {
  const visit = {
    path: '/pwlhsh-katoikies/',
    search: new URLSearchParams(query),
    language: 'el',
    flags: defaultFlags,
  }
  return forwardSearch(visit as unknown as Place, unasked)
}

it.each([
  ['prezzoMassimo=250k', 'prezzoMassimo=250000'],
  ['prezzoMinimo=100+χιλ.&prezzoMassimo=1,2+εκ.', 'prezzoMinimo=100000&prezzoMassimo=1200000'],
  ['superficieMinima=120+m²', 'superficieMinima=120'],
])('leads a form without script from %s to %s', async (typed, plain) => {
  expect(await forward(typed)).toBe(`/pwlhsh-katoikies/?${plain}`)
})

it.each(['prezzoMassimo=250000', '', 'prezzoMassimo=200-300k'])('leaves %j where it is', async (query) => {
  expect(await forward(query)).toBeUndefined()
})
