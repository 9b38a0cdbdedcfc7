import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../locale.ts'
import { localPath, splitLanguage } from '../search/searchPath.ts'
import { mapAddress } from './mapAddress.ts'
import { drawPath, isDrawPath, listPathOf } from './mapPath.ts'

const slug = fc.stringMatching(/^[a-z]{2,9}(?:-[a-z0-9]{1,6})?$/)
const listPath = fc.oneof(
  fc.constant('/search-list/'),
  fc
    .tuple(
      fc.constantFrom('pwlhsh-katoikies', 'enoikio-oikopeda', 'pleistiriasmos-pleistiriasmoi'),
      fc.array(slug, { maxLength: 2 }),
    )
    .map(([head, places]) => `/${[head, ...places].join('/')}/`),
)
const query = fc.constantFrom('', 'prezzoMassimo=90000', 'idTipologia=1&idTipologia=8&pag=3')

const pathOf = (address: string) => splitLanguage(address.split('?')[0] ?? '')

describe('the map of a list', () => {
  it('leads back to the list it was made of, in every language', () => {
    fc.assert(
      fc.property(listPath, query, fc.constantFrom(...languages), (path, parameters, language) => {
        const list = localPath(language, path)
        const address = mapAddress(parameters === '' ? list : `${list}?${parameters}`)
        const { language: spoken, rest } = pathOf(address)
        expect(spoken).toBe(language)
        expect(listPathOf(rest)).toBe(path)
        expect(address.split('?')[1] ?? '').toBe(parameters)
      }),
    )
  })

  it('has the address of its list below /map, behind the language', () => {
    expect(mapAddress('/pwlhsh-katoikies/athina/')).toBe('/map/pwlhsh-katoikies/athina/')
    expect(mapAddress('/en/pwlhsh-katoikies/athina/?pag=2')).toBe('/en/map/pwlhsh-katoikies/athina/?pag=2')
    expect(mapAddress('/search-list/?idContratto=2')).toBe('/map/?idContratto=2')
    expect(mapAddress('/en/search-list/')).toBe('/en/map/')
  })

  it('holds the camera beside the search', () => {
    const camera = { latitude: 37.98, longitude: 23.73, zoom: 12 }
    expect(mapAddress('/pwlhsh-katoikies/?prezzoMassimo=9', camera)).toBe(
      '/map/pwlhsh-katoikies/?prezzoMassimo=9&lat=37.98&lng=23.73&zoom=12',
    )
  })

  it.each(['/', '/pwlhsh-katoikies/', '/mapa/', '/maps/athina/', '/search-list/', '/aggelies/1/', ''])(
    '%j is no map',
    (path) => expect(listPathOf(path)).toBeUndefined(),
  )

  it('has a second address under which an area is drawn at once', () => {
    const address = mapAddress('/en/pwlhsh-katoikies/athina/?pag=2', undefined, drawPath)
    expect(address).toBe('/en/map-draw/pwlhsh-katoikies/athina/?pag=2')
    const { rest } = pathOf(address)
    expect(isDrawPath(rest)).toBe(true)
    expect(listPathOf(rest)).toBe('/pwlhsh-katoikies/athina/')
    expect(isDrawPath('/map/pwlhsh-katoikies/')).toBe(false)
    expect(isDrawPath('/map-drawn/')).toBe(false)
  })

  it.each(['/map', '/map/', '/map-draw', '/map-draw/'])(
    '%s is the map of all that is searched by parameters',
    (path) => {
      expect(listPathOf(path)).toBe('/search-list/')
    },
  )

  it.each(languages.filter((language) => language !== 'el'))(
    'is read off a path without its language: %s',
    (language) => expect(listPathOf(`/${language}/map/pwlhsh-katoikies/`)).toBeUndefined(),
  )
})
