import { describe, expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { koukaki } from '#stories/app/sample/cards.ts'
import { asUnderstood, listHref, mapHref, readSearchState, searchHref } from './searchState.ts'

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

  it('returns to the first page on every change', () => {
    const state = read('/pwlhsh-katoikies/athina/?pag=4')
    expect(searchHref(state, { order: 'cheaper' })).not.toContain('pag=')
  })

  it('lets the path win over parameters', () => {
    const state = read('/enoikio-katoikies/athina/?idContratto=1&idCategoria=10&idProvincia=3')
    expect(state).toMatchObject({ contract: 'rent', category: 'residential', criteria: {} })
  })

  it('names the places of ids as soon as the reply has their names', () => {
    const state = read('/search-list/?idContratto=2&idMZona=4501027&camereDaLettoMinimo=2')
    expect(searchHref(asUnderstood(state, { places: koukaki, ignored: [] }))).toBe(
      '/enoikio-katoikies/athina/koukaki/?camereDaLettoMinimo=2',
    )
  })

  it('drops ids that the reply does not know', () => {
    const state = read('/search-list/?idContratto=2&idComune=1&idComune=2&fkMetroStation=7')
    const ignored = [
      { name: 'idComune', value: '2', reason: 'unknownPlace' },
      { name: 'fkMetroStation', value: '7', reason: 'unknownPlace' },
    ] as const
    expect(asUnderstood(state, { places: [], ignored }).criteria).toEqual({ municipality: [1] })
    expect(asUnderstood(state, undefined)).toBe(state)
  })

  it('puts other languages under their code', () => {
    expect(searchHref({ ...read('/pwlhsh-katoikies/athina/'), language: 'en' })).toBe(
      '/en/pwlhsh-katoikies/athina/',
    )
  })
})

describe('the state of a map is its address too', () => {
  const athens = '/map/pwlhsh-katoikies/athina/?prezzoMassimo=200000&lat=37.98&lng=23.73&zoom=13.5'

  it.each([
    '/map/pwlhsh-katoikies/',
    '/map/enoikio-katoikies/athina/koukaki/?camereDaLettoMinimo=2',
    athens,
    '/map/pwlhsh-katoikies/?pag=2&lat=37.98&lng=23.73&zoom=12',
  ])('%s is read and written back', (address) => {
    const state = read(address)
    expect(state.view).toBe('map')
    expect(searchHref(state, { page: state.page })).toBe(address)
  })

  it('is the map of all homes if no path limits the search', () => {
    expect(read('/map/?idContratto=2')).toMatchObject({ view: 'map', contract: 'rent' })
  })

  it('leaves half a camera to the server', () => {
    expect(read('/map/pwlhsh-katoikies/?lat=37.98&zoom=12').camera).toBeUndefined()
    expect(read('/map/pwlhsh-katoikies/?lat=37.98&lng=23.73').camera).toBeUndefined()
    expect(read('/map/pwlhsh-katoikies/?lat=37.98&lng=23.73&zoom=99').camera).toBeUndefined()
  })

  it('stays where it is while filters and orders change', () => {
    const state = read(athens)
    const where = 'lat=37.98&lng=23.73&zoom=13.5'
    expect(searchHref(state, { criteria: {} })).toBe(`/map/pwlhsh-katoikies/athina/?${where}`)
    expect(searchHref(state, { order: 'cheaper' })).toContain(where)
    expect(searchHref(state, { contract: 'rent' })).toContain(where)
    expect(searchHref(state, { page: 3 })).toContain(where)
  })

  it('goes to another place that is searched', () => {
    const state = read(athens)
    const elsewhere = { level: 'city', slug: 'patra' } as const
    expect(searchHref(state, { place: elsewhere })).toBe('/map/pwlhsh-katoikies/patra/?prezzoMassimo=200000')
    const circle = { centre: [38, 23], radius: 500 } as const
    expect(searchHref(state, { criteria: { circle } })).not.toContain('lat=')
  })

  it('uses the given camera, and returns to the searched place', () => {
    const state = read(athens)
    const camera = { latitude: 38.25, longitude: 21.73, zoom: 12 }
    expect(searchHref(state, { camera })).toContain('lat=38.25&lng=21.73&zoom=12')
    expect(searchHref(state, { camera: undefined })).toBe(
      '/map/pwlhsh-katoikies/athina/?prezzoMassimo=200000',
    )
  })

  it('starts at the first page of its list again when it is moved', () => {
    const state = read('/map/pwlhsh-katoikies/?pag=2&lat=37.98&lng=23.73&zoom=12')
    expect(searchHref(state, { camera: { latitude: 38, longitude: 23, zoom: 12 } })).not.toContain('pag=')
  })

  it('is the same search as its list, and back', () => {
    const state = read(athens)
    const list = '/pwlhsh-katoikies/athina/?prezzoMassimo=200000'
    expect(listHref(state)).toBe(list)
    expect(mapHref(read(list))).toBe(`/map${list}`)
    expect(mapHref({ ...read(list), language: 'en' })).toBe(`/en/map${list}`)
    expect(listHref({ ...state, language: 'en' })).toBe(`/en${list}`)
    expect(mapHref(state)).toBe(athens)
  })
})
