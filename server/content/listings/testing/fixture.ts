/**
 * Two hundred listings, always the same, for tests of what reads them.
 */
import { Effect } from 'effect'
import { energyClasses } from '#domain/listing/vocabularies/energy.ts'
import { conditions, surfaceKinds, typologies, views } from '#domain/listing/vocabularies/building.ts'
import {
  categories,
  contracts,
  kinds,
  mapDisplays,
  priceEvents,
  publisherRoles,
  statuses,
  tiers,
} from '#domain/listing/vocabularies/market.ts'
import { BulkCopy } from '#server/database/BulkCopy.ts'
import { copyRow, type CopyValue } from '#server/database/CopyText.ts'

/** Places that the listings lie in, by the gazetteer's ids. */
const athens = { region_id: 10, province_id: 45, municipality_id: 4501 }
const places = {
  kolonaki: { ...athens, zone_id: 4501011 },
  syntagma: { ...athens, zone_id: 4501001 },
  athens,
  thessaloniki: { region_id: 2, province_id: 7, municipality_id: 701 },
  rhodes: { region_id: 12, province_id: 69, municipality_id: 6901, island_id: 3 },
} as const

/** Listings that the public may not see, and why. */
export const hiddenListings = { secret: 191, withdrawn: 192, sold: 193, rented: 194 } as const
/** When the ad of the sold one ended; the others have no date. */
export const soldAt = new Date('2026-11-18T07:00:00Z')
/** Listings whose true point must stay unknown, and one whose point is public. */
export const areaListing = 195
export const noMapListing = 196
export const markerListing = 1
/** A listing with a paid place. */
export const paidListing = 17

/** Digits of the true points; they stand nowhere else. */
export const canaries = ['123454321', '987656789']
const truePoint = { latitude: 37.123454321, longitude: 23.987656789 }

/** A home whose price was cut twice, and what it cost before. */
export const cutListing = { id: 10, prices: [260_000, 240_000, 210_000] } as const

type Row = Readonly<Record<string, CopyValue>>

const day = (n: number): Date => new Date(Date.UTC(2026, 9, 1) + n * 86_400_000)

/** Half for sale in Athens, a quarter to let in Thessaloniki, the rest on Rhodes or land. */
function kindOf(id: number) {
  if (id % 4 === 3) return { contract: 'rent', category: 'residential', place: 'thessaloniki' } as const
  if (id % 12 === 2) return { contract: 'sale', category: 'holiday', place: 'rhodes' } as const
  if (id % 12 === 6) return { contract: 'sale', category: 'land', place: 'athens' } as const
  return { contract: 'sale', category: 'residential', place: id % 3 === 0 ? 'kolonaki' : 'syntagma' } as const
}

function listing(id: number): Row {
  const { contract, category, place } = kindOf(id)
  const land = category === 'land'
  const rooms = land ? null : 1 + (id % 5)
  return {
    id,
    advertiser_id: 1 + (id % 3),
    ...truePoint,
    shown_latitude: 37.5 + id / 1000,
    shown_longitude: 23.5 + id / 1000,
    created_at: day(id % 40),
    modified_at: day((id % 40) + 1),
    confirmed_at: day((id % 40) + 2),
    withdrawn_at: null,
    relevance: Math.fround((id * 37) % 100) / 100,
    price: id % 25 === 0 ? null : contract === 'rent' ? 300 + id * 5 : 50_000 + id * 1000,
    surface: land ? 200 + id : 30 + (id % 90),
    surface_kind: id % 2 === 0 ? surfaceKinds.idOf('net') : null,
    kind: kinds.idOf('ad'),
    contract: contracts.idOf(contract),
    category: categories.idOf(category),
    typology: typologies.idOf(land ? 'buildingLand' : id % 5 === 0 ? 'maisonette' : 'apartment'),
    status: statuses.idOf('active'),
    tier: tiers.idOf('none'),
    publisher_role: publisherRoles.idOf('agent'),
    rooms,
    bedrooms: rooms === null ? null : Math.max(1, rooms - 1),
    bathrooms: land ? null : 1,
    floor: land ? null : 10 * (id % 6),
    condition: id % 3 === 0 ? null : conditions.idOf('renovated'),
    energy_class: id % 4 === 0 ? null : energyClasses.idOf('C'),
    view_mask: id % 7 === 0 ? (1 << views.idOf('sea')) | (1 << views.idOf('park')) : null,
    map_display: mapDisplays.idOf('marker'),
    lift: id % 2 === 0,
    has_plan: id === 1 || id === 3,
    photos: id % 10 === 0 ? [] : [1000, 1001, 5000],
    reference: `R-${id}`,
    ...places[place],
    ...exceptions[id],
  }
}

const exceptions: Readonly<Record<number, Row>> = {
  [hiddenListings.secret]: { status: statuses.idOf('secret') },
  [hiddenListings.withdrawn]: { status: statuses.idOf('withdrawn') },
  [hiddenListings.sold]: {
    status: statuses.idOf('soldOrRented'),
    contract: contracts.idOf('sale'),
    withdrawn_at: soldAt,
  },
  [hiddenListings.rented]: { status: statuses.idOf('soldOrRented'), contract: contracts.idOf('rent') },
  1: { surface_kind: surfaceKinds.idOf('net') },
  [areaListing]: { map_display: mapDisplays.idOf('onlyArea'), shown_radius: 300 },
  [paidListing]: { tier: tiers.idOf('star') },
  [noMapListing]: { map_display: mapDisplays.idOf('noMap') },
}

export const fixtureListings: readonly Row[] = Array.from({ length: 200 }, (_, at) => listing(at + 1))

const priceRows: readonly Row[] = cutListing.prices.map((price, at) => ({
  listing_id: cutListing.id,
  at: day(at * 5),
  price,
  kind: priceEvents.idOf(at === 0 ? 'published' : 'changed'),
}))

const tables: Readonly<Record<string, readonly Row[]>> = {
  agencies: [{ id: 1, name: 'Μεσιτική Αθηνών', slug: 'mesitiki-athinon', plan: 'paid', founded: 1998 }],
  advertisers: [
    { id: 1, type: 'agency', name: null, agency_id: 1 },
    { id: 2, type: 'private', name: 'Ελένη', agency_id: null },
    { id: 3, type: 'constructor', name: 'Κατασκευαστική', agency_id: null },
  ],
  listings: fixtureListings,
  listing_texts: [
    { listing_id: 1, language: 'el', title: 'Ρετιρέ με θέα', description: 'Φωτεινό διαμέρισμα.' },
    { listing_id: 1, language: 'en', title: null, description: 'A bright apartment.' },
    { listing_id: 4, language: 'el', title: null, description: 'Μόνο στα ελληνικά.' },
  ],
  price_events: priceRows,
}

/** Writes the fixture into an empty, migrated database. */
export const writeFixture = Effect.flatMap(BulkCopy, ({ copyIn }) =>
  Effect.forEach(Object.entries(tables), ([table, rows]) => {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    return copyIn(
      table,
      columns,
      rows.map((row) => copyRow(columns.map((column) => row[column] ?? defaultOf(column)))),
    )
  }),
)

/** COPY writes null where a default would stand. */
const defaultOf = (column: string): CopyValue => (column === 'photos' ? [] : null)
