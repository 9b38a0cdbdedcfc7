import { describe, expect, it } from 'vitest'
import { scriptJson } from '#app/shell/json.ts'
import { flatDetail, houseDetail } from '#stories/app/sample/detail.ts'
import { breadcrumbsJsonLd, listingJsonLd } from './jsonLd.ts'

const origin = 'https://estia.example'
const written = (data: unknown) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>

describe('listingJsonLd', () => {
  it('describes the offer and the home', () => {
    expect(written(listingJsonLd(flatDetail, 'el', origin))).toMatchObject({
      '@type': 'RealEstateListing',
      url: 'https://estia.example/aggelies/101/',
      inLanguage: 'el-GR',
      datePosted: flatDetail.createdAt,
      about: {
        '@type': 'Apartment',
        floorSize: { value: 96, unitCode: 'MTK' },
        floorLevel: '4',
        address: { addressLocality: 'Αθήνα', addressCountry: 'GR' },
      },
      offers: { price: 245_000, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    })
  })

  it('leaves out what was not stated instead of guessing', () => {
    const text = JSON.stringify(listingJsonLd({ ...houseDetail, price: null }, 'en', origin))
    expect(text).not.toContain('null')
    expect(text).not.toContain('offers')
    expect(text).not.toContain('numberOfRooms')
  })

  it('is as precise about the place as the page', () => {
    const about = (location: typeof flatDetail.location) =>
      written(listingJsonLd({ ...flatDetail, location }, 'el', origin))['about']
    expect(about(flatDetail.location)).toMatchObject({ geo: { '@type': 'GeoCircle', geoRadius: 60 } })
    expect(about(houseDetail.location)).toMatchObject({ geo: { '@type': 'GeoCoordinates' } })
    const hidden = { precision: 'hidden', latitude: null, longitude: null, radius: null } as const
    expect(about(hidden)).not.toHaveProperty('geo')
  })

  it('marks a sold home as unavailable, and rent as monthly', () => {
    const sold = written(
      listingJsonLd({ ...flatDetail, status: 'soldOrRented', contract: 'rent' }, 'el', origin),
    )
    expect(sold['offers']).toMatchObject({
      availability: 'https://schema.org/SoldOut',
      priceSpecification: { unitCode: 'MON' },
    })
  })

  it('does not call an opening bid a price', () => {
    const { offers } = written(listingJsonLd({ ...flatDetail, contract: 'auction' }, 'el', origin))
    expect(offers).toMatchObject({ priceSpecification: { minPrice: 245_000, priceCurrency: 'EUR' } })
    expect(offers).not.toHaveProperty('price')
  })

  it('cannot end its script from within', () => {
    const hostile = { ...flatDetail, title: '</script><script>alert(1)</script>' }
    expect(scriptJson(listingJsonLd(hostile, 'el', origin))).not.toContain('</script')
  })
})

it('numbers the places on the way', () => {
  const list = written(
    breadcrumbsJsonLd([{ label: 'Ελλάδα', href: '/pwlhsh-katoikies/' }, { label: 'Αθήνα' }], origin),
  )
  expect(list['itemListElement']).toMatchObject([
    { position: 1, item: 'https://estia.example/pwlhsh-katoikies/' },
    { position: 2, name: 'Αθήνα' },
  ])
})
