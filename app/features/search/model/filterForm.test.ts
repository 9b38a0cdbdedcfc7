import { describe, expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { categories } from '#domain/listing/vocabularies/market.ts'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import { typologiesOf } from '#domain/search/filtersOfCategory.ts'
import { fieldNames } from './fieldNames.ts'
import { readForm } from './filterForm.ts'
import { filterOfParameter, rangeEndOf } from './parameters.ts'
import { readSearchState, searchHref } from './searchState.ts'

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://estia.example')
  return readSearchState({ language: 'el', path: pathname, search: searchParams, flags: defaultFlags })
}
const submit = (address: string, entries: string, place?: Parameters<typeof readForm>[2]) => {
  const state = at(address)
  const reading = readForm(new URLSearchParams(entries), state, place)
  return reading.kind === 'errors' ? reading.errors : searchHref(state, reading.change)
}

describe('readForm', () => {
  it('turns fields into the canonical address', () => {
    const entries = `idContratto=2&idCategoria=1&prezzoMassimo=900&prezzoMinimo=&idTipologia=1&camereDaLettoMinimo=2`
    expect(submit('/pwlhsh-katoikies/athina/', entries)).toBe(
      '/enoikio-katoikies/athina/?idTipologia=1&prezzoMassimo=900&camereDaLettoMinimo=2',
    )
  })

  it('searches around an address instead of in a place', () => {
    const around = { centre: [37.9765, 23.7281], radius: 1000 } as const
    expect(submit('/pwlhsh-katoikies/athina/', 'idContratto=1&idCategoria=1', around)).toBe(
      '/pwlhsh-katoikies/?centro=37.9765%2C23.7281&raggio=1000',
    )
  })

  it('drops values without a field in the form, and keeps the order', () => {
    const before =
      '/pwlhsh-katoikies/athina/?prezzoMassimo=200000&superficieMinima=80&criterio=prezzo&ordine=asc&pag=3'
    expect(submit(before, 'idContratto=1&idCategoria=1&superficieMinima=90')).toBe(
      '/pwlhsh-katoikies/athina/?superficieMinima=90&criterio=prezzo&ordine=asc',
    )
  })

  it('keeps a limit that has no field, until it contradicts what was typed', () => {
    const before = '/pwlhsh-katoikies/?camereDaLettoMassimo=3'
    expect(submit(before, 'camereDaLettoMinimo=2')).toContain('camereDaLettoMinimo=2&camereDaLettoMassimo=3')
    expect(submit(before, 'camereDaLettoMinimo=4')).toBe('/pwlhsh-katoikies/?camereDaLettoMinimo=4')
  })

  it('leaves out what means nothing in another category', () => {
    const before = '/pwlhsh-katoikies/?idTipologia=1&camereDaLettoMinimo=2'
    const entries = `idCategoria=${categories.idOf('land')}&idTipologia=${typologies.idOf('buildingLand')}`
    expect(submit(before, entries)).toBe('/pwlhsh-oikopeda/?idTipologia=41')
  })

  it('refuses with the field and the reason', () => {
    expect(
      submit('/pwlhsh-katoikies/', 'prezzoMinimo=πολλά&superficieMinima=90&superficieMassima=50'),
    ).toEqual({
      prezzoMinimo: 'notANumber',
      superficieMassima: 'minOverMax',
    })
    expect(submit('/pwlhsh-katoikies/', '', 'unknown')).toEqual({ q: 'unknownPlace' })
  })

  it('moves to another place, or to all of Greece', () => {
    expect(submit('/pwlhsh-katoikies/athina/', '', { level: 'island', slug: 'paros' })).toBe(
      '/pwlhsh-katoikies/nisi-paros/',
    )
    expect(submit('/pwlhsh-katoikies/athina/', '', null)).toBe('/pwlhsh-katoikies/')
    expect(submit('/search-list/?idMZona=4501027', '')).toBe('/pwlhsh-katoikies/?idMZona=4501027')
  })
})

describe('names of fields', () => {
  it('are all filters', () => {
    for (const name of Object.values(fieldNames)) expect(filterOfParameter(name)).toBeDefined()
    expect(filterOfParameter('pag')).toBeUndefined()
    expect(rangeEndOf('superficieMassima')).toBe('max')
    expect(rangeEndOf('idTipologia')).toBeUndefined()
  })

  it('offer every type of property in some category', () => {
    const offered = new Set(categories.names.flatMap((name) => typologiesOf(name)))
    const single = ['garage'] as const
    expect(typologies.names.filter((name) => !offered.has(name))).toEqual([...single])
  })
})
