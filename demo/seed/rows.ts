import { facts, nothingStated } from '#domain/listing/facts/factTable.ts'
import { moreFactNames } from '#domain/listing/facts/moreFacts.ts'
import { energyClasses, energyStates } from '#domain/listing/vocabularies/energy.ts'
import {
  conditions,
  gardens,
  surfaceKinds,
  typologies,
  views,
} from '#domain/listing/vocabularies/building.ts'
import { heatingMedia, heatingSystems } from '#domain/listing/vocabularies/heating.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { courts } from '#domain/listing/vocabularies/courts.ts'
import {
  auctionStatuses,
  availabilities,
  categories,
  contracts,
  kinds,
  mapDisplays,
  priceEvents,
  publisherRoles,
  statuses,
  tiers,
} from '#domain/listing/vocabularies/market.ts'
import { parkingKinds, parkingRights } from '#domain/listing/vocabularies/parking.ts'
import type { Vocabulary } from '#domain/vocabulary.ts'
import { columnsOfFacts } from '#server/content/listings/writing/factColumns.ts'
import type { CopyValue } from '#server/database/CopyText.ts'
import type { Site } from './Home.ts'
import type { DemoListing } from './makeListing.ts'

const code = <Name extends string>(vocabulary: Vocabulary<Name>, name: Name | null): number | null =>
  name === null ? null : vocabulary.idOf(name)

const stated = (listing: DemoListing, name: keyof DemoListing['home']['amenities']): boolean | null =>
  listing.home.amenities[name] ?? null

/** The gazetteer's id of a place; none abroad. */
const inGreece = (site: Site, level: 'region' | 'province' | 'municipality'): number | null =>
  site.country === 'greece' ? site[level].id : null

/** Every column of `listings` and where its value comes from. */
const listingColumns: Readonly<Record<string, (listing: DemoListing) => CopyValue>> = {
  id: ({ id }) => id,
  property_id: ({ id }) => id,
  advertiser_id: ({ advertiser }) => advertiser.id,
  latitude: ({ home }) => round(home.site.point.latitude),
  longitude: ({ home }) => round(home.site.point.longitude),
  shown_latitude: ({ place }) => place.shown && round(place.shown.latitude),
  shown_longitude: ({ place }) => place.shown && round(place.shown.longitude),
  created_at: ({ life }) => life.createdAt,
  modified_at: ({ life }) => life.modifiedAt,
  confirmed_at: ({ life }) => life.confirmedAt,
  withdrawn_at: ({ life }) => life.withdrawnAt,
  relevance: ({ relevance }) => Math.fround(relevance),
  price: ({ home }) => home.price,
  surface: ({ home }) => home.surface,
  plot: ({ home }) => home.plot,
  country: ({ home }) => countries.idOf(home.site.country),
  region_id: ({ home }) => inGreece(home.site, 'region'),
  province_id: ({ home }) => inGreece(home.site, 'province'),
  municipality_id: ({ home }) => inGreece(home.site, 'municipality'),
  auction_status: ({ auction }) => code(auctionStatuses, auction?.status ?? null),
  court: ({ auction }) => code(courts, auction?.court ?? null),
  zone_id: ({ home }) => home.site.zone?.id ?? null,
  island_id: ({ home }) => home.site.island?.id ?? null,
  kind: ({ home }) => kinds.idOf(home.kind),
  contract: ({ home }) => contracts.idOf(home.contract),
  category: ({ home }) => categories.idOf(home.category),
  typology: ({ home }) => typologies.idOf(home.typology),
  status: ({ life }) => statuses.idOf(life.status),
  tier: ({ id, advertiser }) => tierOf(id, advertiser.agency?.plan === 'paid'),
  publisher_role: ({ advertiser }) => publisherRoles.idOf(advertiser.role),
  surface_kind: ({ home }) => code(surfaceKinds, home.surfaceKind),
  rooms: ({ home }) => home.rooms,
  bedrooms: ({ home }) => home.bedrooms,
  bathrooms: ({ home }) => home.bathrooms,
  floor: ({ home }) => home.floor,
  floors_total: ({ home }) => home.floorsTotal,
  condition: ({ home }) => code(conditions, home.condition),
  heating_system: ({ home }) => code(heatingSystems, home.heatingSystem),
  heating_medium: ({ home }) => code(heatingMedia, home.heatingMedium),
  garden: ({ home }) => code(gardens, home.garden),
  parking_kind: ({ home }) => code(parkingKinds, home.parkingKind),
  parking_right: ({ home }) => code(parkingRights, home.parkingRight),
  energy_class: ({ home }) => code(energyClasses, home.energyClass),
  energy_state: ({ home }) => code(energyStates, home.energyState),
  view_mask: ({ home }) => home.views.reduce((mask, view) => mask | (1 << views.idOf(view)), 0) || null,
  built_year: ({ home }) => home.builtYear,
  permit_year: ({ home }) => home.permitYear,
  renovated_year: ({ home }) => home.renovatedYear,
  availability: ({ home }) => code(availabilities, home.availability),
  map_display: ({ place }) => mapDisplays.idOf(place.mapDisplay),
  shown_radius: ({ place }) => place.radius,
  balcony: (listing) => stated(listing, 'balcony'),
  lift: (listing) => stated(listing, 'lift'),
  furnished: (listing) => stated(listing, 'furnished'),
  cellar: (listing) => stated(listing, 'cellar'),
  pool: (listing) => stated(listing, 'pool'),
  alarm: (listing) => stated(listing, 'alarm'),
  pets: (listing) => stated(listing, 'pets'),
  smokers: (listing) => stated(listing, 'smokers'),
  students: (listing) => stated(listing, 'students'),
  income_property: (listing) => stated(listing, 'incomeProperty'),
  virtual_tour: (listing) => stated(listing, 'virtualTour'),
  bare_ownership: ({ home }) => home.bareOwnership || null,
  undivided_share: ({ home }) => home.undividedShare || null,
  has_plan: ({ hasPlan }) => hasPlan,
  photos: ({ photos }) => photos,
  reference: ({ id, advertiser }) => (advertiser.agency ? `${advertiser.agency.id}-${id}` : null),
}

/** A micro-degree is 11 cm: enough, and half the digits. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** One ad in twelve of a paying agency has a paid place; the higher, the rarer. */
function tierOf(id: number, paying: boolean): number {
  if (!paying || id % 12 !== 0) return tiers.idOf('none')
  const step = (id / 12) % 15
  return step === 0
    ? tiers.idOf('supervetrina')
    : step < 3
      ? tiers.idOf('vetrina')
      : step < 6
        ? tiers.idOf('star')
        : step < 10
          ? tiers.idOf('top')
          : tiers.idOf('premium')
}

const moreColumns = moreFactNames.map((name) => facts[name].column)

/** The further facts of a listing, in the order of `moreColumns`. */
function moreValues({ more }: DemoListing): readonly CopyValue[] {
  const columns = columnsOfFacts({ ...nothingStated, ...more })
  return moreColumns.map((column) => columns[column] ?? null)
}

/** A table to fill: its columns, and the rows a listing adds to it. */
export interface TableRows {
  readonly table: string
  readonly columns: readonly string[]
  readonly rowsOf: (listing: DemoListing) => readonly (readonly CopyValue[])[]
}

const values = Object.values(listingColumns)

/** The tables that grow with the stock, parents first. */
export const listingTables: readonly TableRows[] = [
  {
    table: 'listings',
    columns: [...Object.keys(listingColumns), ...moreColumns],
    rowsOf: (listing) => [[...values.map((value) => value(listing)), ...moreValues(listing)]],
  },
  {
    table: 'listing_texts',
    columns: ['listing_id', 'language', 'title', 'description'],
    rowsOf: ({ id, texts }) =>
      (['el', 'en'] as const).flatMap((language) => {
        const text = texts[language]
        return text === null ? [] : [[id, language, text.title, text.description]]
      }),
  },
  {
    table: 'project_units',
    columns: ['listing_id', 'position', 'name', 'price', 'surface', 'bedrooms', 'floor', 'is_available'],
    rowsOf: ({ id, units }) =>
      units.map(({ name, price, surface, bedrooms, floor, isAvailable }, at) => [
        id,
        at + 1,
        name,
        price,
        surface,
        bedrooms,
        floor,
        isAvailable,
      ]),
  },
  {
    table: 'price_events',
    columns: ['listing_id', 'at', 'price', 'kind'],
    rowsOf: ({ id, life }) =>
      life.prices.map(({ at, price, event }) => [id, at, price, priceEvents.idOf(event)]),
  },
]
