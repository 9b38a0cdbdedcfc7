import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { fieldsSignature } from './fieldsSignature.ts'
import { readSearchState, searchHref } from './searchState.ts'

const map = '/map/pwlhsh-katoikies/athina/?prezzoMassimo=200000'

function read(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://estia.example')
  return readSearchState({ language: 'el', path: pathname, search: searchParams, flags: defaultFlags })
}

const signature = (address: string) => fieldsSignature(read(address))

it.each([
  ['where the map looks', '&lat=37.97&lng=23.73&zoom=14'],
  ['an area', '&vrt=37.9,23.7;37.9,23.8;38,23.8'],
  ['an area that is left out', '&vrtEsclusi=37.9,23.7;37.9,23.8;38,23.8'],
  ['a circle', '&centro=37.97,23.73&raggio=1000'],
  ['stations', '&fkMetroStation=1'],
  ['an order', '&criterio=prezzo&ordine=asc'],
  ['a page', '&pag=2'],
])('%s is shown by no field', (_, parameters) => {
  const state = read(map + parameters)
  expect(searchHref(state, { page: state.page })).not.toBe(map)
  expect(fieldsSignature(state)).toBe(signature(map))
})

it.each([
  ['a price', '/map/pwlhsh-katoikies/athina/?prezzoMassimo=210000'],
  ['a feature', `${map}&ascensore=1`],
  ['a contract', '/map/enoikio-katoikies/athina/?prezzoMassimo=200000'],
  ['a place', '/map/pwlhsh-katoikies/athina/koukaki/?prezzoMassimo=200000'],
])('%s is', (_, address) => {
  expect(signature(address)).not.toBe(signature(map))
})
