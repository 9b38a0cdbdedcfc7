import { describe, expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { koukaki } from '#stories/app/sample/cards.ts'
import { readSearchState, searchHref, withNamedPlace } from './searchState.ts'

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://estia.example')
  return readSearchState({ language: 'el', path: pathname, search: searchParams, flags: defaultFlags })
}

describe('the state of a list is its address', () => {
  it.each([
    '/pwlhsh-katoikies/',
    '/enoikio-katoikies/athina/koukaki/',
    '/pwlhsh-oikopeda/kyklades-perifereia/?prezzoMassimo=90000',
    '/pwlhsh-katoikies/athina/?idTipologia=1&idTipologia=8&prezzoMinimo=100000&criterio=prezzo&ordine=asc&pag=3',
  ])('%s is read and written back', (address) => {
    const state = read(address)
    expect(searchHref(state, { page: state.page })).toBe(address)
  })

  it('starts at the first page again whatever changes', () => {
    const state = read('/pwlhsh-katoikies/athina/?pag=4')
    expect(searchHref(state, { order: 'cheaper' })).not.toContain('pag=')
  })

  it('lets the path win over parameters', () => {
    const state = read('/enoikio-katoikies/athina/?idContratto=1&idCategoria=10&idProvincia=3')
    expect(state).toMatchObject({ contract: 'rent', category: 'residential', criteria: {} })
  })

  it('names the place of ids as soon as the reply tells it', () => {
    const state = read('/search-list/?idContratto=2&idMZona=4501027&camereDaLettoMinimo=2')
    expect(searchHref(withNamedPlace(state, koukaki))).toBe(
      '/enoikio-katoikies/athina/koukaki/?camereDaLettoMinimo=2',
    )
  })

  it('puts other languages under their code', () => {
    expect(searchHref({ ...read('/pwlhsh-katoikies/athina/'), language: 'en' })).toBe(
      '/en/pwlhsh-katoikies/athina/',
    )
  })
})
