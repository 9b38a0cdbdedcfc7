import { expect, it } from 'vitest'
import { loadTexts } from '#app/i18n/texts.ts'
import { defaultFlags } from '#domain/flags.ts'
import { addedFilters } from './addedFilters.ts'
import { readSearchState } from './searchState.ts'

const texts = await loadTexts('en')
const state = (path: string, search = '') =>
  readSearchState({ language: 'en', path, search: new URLSearchParams(search), flags: defaultFlags })
const added = (href: string, path: string, search = '') => addedFilters(texts, href, state(path, search))

it('names the filters that one list adds to another', () => {
  const before = '/en/pwlhsh-katoikies/athina/?idTipologia=1'
  expect(added(before, '/pwlhsh-katoikies/athina/', 'idTipologia=1&frase=x')).toEqual([])
  expect(added(before, '/pwlhsh-katoikies/athina/', 'idTipologia=1&piscina=1&prezzoMassimo=800')).toEqual([
    'Price: up to €800',
    'Swimming pool',
  ])
  expect(added(before, '/enoikio-katoikies/patra/', 'idTipologia=1&criterio=prezzo&ordine=asc')).toEqual([
    'Buy or rent',
    'Place',
    'Order',
  ])
})
