import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { readFloor } from '#domain/listing/vocabularies/floor.ts'
import type { ContractName } from '#domain/listing/vocabularies/market.ts'
import type { TypologyName } from '#domain/listing/vocabularies/building.ts'
import { defaults, type Language, localeTags } from '#domain/locale.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'

/** A value of JSON-LD. Members that are undefined are left out when it is written. */
export type JsonLd =
  | string
  | number
  | boolean
  | undefined
  | readonly JsonLd[]
  | { readonly [key: string]: JsonLd }

/** schema.org has a type for homes only; the rest are places. */
const typeOf: Partial<Record<TypologyName, string>> = {
  apartment: 'Apartment',
  attic: 'Apartment',
  studio: 'Apartment',
  loft: 'Apartment',
  maisonette: 'House',
  terracedHouse: 'House',
  detachedHouse: 'SingleFamilyResidence',
  villa: 'SingleFamilyResidence',
  farmhouse: 'SingleFamilyResidence',
  fullRoom: 'Room',
  bed: 'Room',
}

/** Structured data of a listing (schema.org). It holds no fact that the page does not show. */
export function listingJsonLd(listing: ListingDetail, language: Language, origin: string): JsonLd {
  const url = origin + localPath(language, listingPath(listing.id))
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: listing.title,
    description: listing.factText ?? listing.description?.text,
    inLanguage: localeTags[language],
    datePosted: listing.createdAt,
    dateModified: listing.modifiedAt,
    image: listing.photos.map(({ path, widths }) => `${origin}${path}-${widths.at(-1)}.webp`),
    about: property(listing),
    offers: offer(listing, url),
  }
}

function property(listing: ListingDetail): JsonLd {
  const { typology, surface, floor } = listing
  return {
    '@type': typeOf[typology] ?? 'Place',
    name: listing.title,
    floorSize:
      surface === null ? undefined : { '@type': 'QuantitativeValue', value: surface, unitCode: 'MTK' },
    numberOfRooms: listing.rooms ?? undefined,
    numberOfBedrooms: listing.bedrooms ?? undefined,
    numberOfBathroomsTotal: listing.bathrooms ?? undefined,
    floorLevel: floor === null ? undefined : floorLevel(floor),
    yearBuilt: listing.builtYear ?? undefined,
    address: address(listing.places),
    geo: geo(listing.location),
  }
}

function floorLevel(code: number): string {
  const floor = readFloor(code)
  return 'named' in floor ? String(code / 10) : String(floor.storey)
}

function address(places: readonly PlaceReference[]): JsonLd {
  const nameOf = (...levels: readonly string[]) => places.find(({ level }) => levels.includes(level))?.name
  return {
    '@type': 'PostalAddress',
    addressLocality: nameOf('city', 'island'),
    addressRegion: nameOf('region', 'province'),
    addressCountry: defaults.country,
  }
}

/** Only as precise as the page: a point, a circle, or nothing. */
function geo({ precision, latitude, longitude, radius }: ListingDetail['location']): JsonLd {
  if (precision === 'hidden' || latitude === null || longitude === null) return undefined
  const point = { '@type': 'GeoCoordinates', latitude, longitude }
  return precision === 'exact'
    ? point
    : { '@type': 'GeoCircle', geoMidpoint: point, geoRadius: radius ?? undefined }
}

function priceSpecification(contract: ContractName, price: number): JsonLd {
  const { currency: priceCurrency } = defaults
  if (contract === 'rent') return { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode: 'MON' }
  return contract === 'auction'
    ? { '@type': 'PriceSpecification', minPrice: price, priceCurrency }
    : undefined
}

const functionOf: Readonly<Record<ContractName, string>> = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
  auction: 'http://purl.org/goodrelations/v1#Sell',
}

function offer({ price, contract, status, advertiser, agency }: ListingDetail, url: string): JsonLd {
  if (price === null) return undefined
  const isOpen = status === 'active'
  return {
    '@type': 'Offer',
    url,
    // The starting price of an auction is not a price at which one can buy.
    price: contract === 'auction' ? undefined : price,
    priceCurrency: defaults.currency,
    businessFunction: functionOf[contract],
    availability: `https://schema.org/${isOpen ? 'InStock' : 'SoldOut'}`,
    priceSpecification: priceSpecification(contract, price),
    offeredBy: agency
      ? { '@type': 'RealEstateAgent', name: agency.name }
      : advertiser.name === null
        ? undefined
        : { '@type': advertiser.type === 'private' ? 'Person' : 'Organization', name: advertiser.name },
  }
}

/** The way from the country to a listing, for search engines. */
export function breadcrumbsJsonLd(
  crumbs: readonly { label: string; href?: string }[],
  origin: string,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: href === undefined ? undefined : origin + href,
    })),
  }
}
