/** Ads with the names of RESO's data dictionary. */
import type { CategoryName } from '#domain/listing/vocabularies/market.ts'
import type { TypologyName } from '#domain/listing/vocabularies/building.ts'
import type { StockAd } from './stock.ts'

const types: Readonly<Record<string, string>> = {
  residential: 'Residential',
  rooms: 'Residential Lease',
  land: 'Land',
  commercial: 'Commercial Sale',
  garage: 'Residential',
} satisfies Partial<Record<CategoryName, string>>

const subTypes: Partial<Record<TypologyName, string>> = {
  apartment: 'Apartment',
  attic: 'Apartment',
  loft: 'Loft',
  studio: 'Apartment',
  maisonette: 'Duplex',
  detachedHouse: 'Single Family Residence',
  villa: 'Single Family Residence',
  terracedHouse: 'Townhouse',
  farmhouse: 'Farm',
  building: 'Mixed Use',
  office: 'Office',
  shop: 'Retail',
  warehouse: 'Warehouse',
  business: 'Business',
  agriculturalLand: 'Agriculture',
  buildingLand: 'Unimproved Land',
}

const statuses = { active: 'Active', underOffer: 'Pending' } as const

/** What is not stated is left out. */
const stated = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined))

/** One ad. Areas are m², prices EUR; a rent is a month's. */
export function resoOf(ad: StockAd): Readonly<Record<string, unknown>> {
  const { facts, texts } = ad
  const isRent = facts.contract === 'rent'
  const remarks = texts['en']?.description ?? texts['el']?.description ?? null
  return stated({
    ListingKey: String(ad.id),
    ListingId: ad.reference,
    StandardStatus: statuses[ad.status],
    PropertyType:
      isRent && facts.category === 'residential' ? 'Residential Lease' : types[facts.category ?? ''],
    PropertySubType: facts.typology === null ? null : subTypes[facts.typology],
    ListPrice: facts.price,
    CurrencyCode: 'EUR',
    BedroomsTotal: facts.bedrooms,
    BathroomsTotalInteger: facts.bathrooms,
    LivingArea: facts.category === 'land' ? null : facts.surface,
    LivingAreaUnits: 'Square Meters',
    LotSizeArea: facts.category === 'land' ? facts.surface : facts.plot,
    LotSizeUnits: 'Square Meters',
    YearBuilt: facts.builtYear,
    Latitude: ad.latitude,
    Longitude: ad.longitude,
    PublicRemarks: remarks,
    ListingURL: ad.page,
    OriginalEntryTimestamp: ad.createdAt.toISOString(),
    ModificationTimestamp: ad.modifiedAt.toISOString(),
    Media: ad.photos.map((url, at) => ({ MediaURL: url, Order: at + 1, MediaCategory: 'Photo' })),
  })
}
