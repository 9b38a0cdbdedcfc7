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

it('leads words that name no place to the list of the sentence that they are, with the other fields', async () => {
  const search = new URLSearchParams('q=τριάρι+με+κήπο&idContratto=2&prezzoMassimo=900&camereDaLettoMinimo=')
  const asked: string[] = []
  const ask = ((key: string) => {
    asked.push(key)
    const said = {
      href: '/enoikio-katoikies/?giardino=10',
      read: [{ text: 'κήπο', isByModel: false }],
      unread: [],
    }
    return Promise.resolve(key.includes('/suggest/') ? [] : said)
  }) as unknown as Ask
  const visit = { path: '/search-list/', search, language: 'el', flags: defaultFlags }
  const href = await forwardSearch(visit as unknown as Place, ask)
  expect(asked.at(-1)).toContain('contract=rent')
  expect(href).toBe(
    `/enoikio-katoikies/?${new URLSearchParams({ giardino: '10', frase: 'τριάρι με κήπο', prezzoMassimo: '900' })}`,
  )
})
