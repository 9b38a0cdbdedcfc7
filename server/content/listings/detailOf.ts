import { nameIn } from '#domain/agency/latinName.ts'
import { type MoreFacts, moreFactNames } from '#domain/listing/facts/moreFacts.ts'
import type { ListingDetail, PricePoint } from '#domain/listing/ListingDetail.ts'
import { type Amenity, amenities } from '#domain/listing/vocabularies/amenities.ts'
import { conditions, gardens, type ViewName, views } from '#domain/listing/vocabularies/building.ts'
import { heatingMedia, heatingSystems } from '#domain/listing/vocabularies/heating.ts'
import { availabilities, priceEvents, publisherRoles } from '#domain/listing/vocabularies/market.ts'
import { parkingKinds, parkingRights } from '#domain/listing/vocabularies/parking.ts'
import type { Language } from '#domain/locale.ts'
import type { StatedFields } from '#domain/search/words/statedFacts.ts'
import type { FloorPlan } from '#server/content/media/MediaLibrary.ts'
import { factTextOf, type TextFacts } from './factText.ts'
import { type CardContext, cardOf, named, statedName } from './cardOf.ts'
import type { DetailRow, StatedColumn } from './listingRow.ts'
import { factsOfRow } from './writing/factColumns.ts'

export interface PriceRow {
  /** As the database writes it: with microseconds and offset. */
  readonly at: string
  readonly price: number
  readonly kind: number
}

export interface DetailContext extends CardContext {
  readonly description: ListingDetail['description']
  /** Oldest first. */
  readonly prices: readonly PriceRow[]
  readonly plan: FloorPlan | undefined
}

/** The views of a mask: bit n means the view with id n. */
const viewsOf = (mask: number | null): ViewName[] =>
  views.names.filter((name) => ((mask ?? 0) & (1 << views.idOf(name))) !== 0)

const pricePoint = ({ at, price, kind }: PriceRow): PricePoint => ({
  at: new Date(at).toISOString(),
  price,
  event: named(priceEvents, kind),
})

const agencyOf = (row: DetailRow, language: Language): ListingDetail['agency'] =>
  row.agencyId === null || row.agencyName === null || row.agencySlug === null
    ? null
    : {
        id: row.agencyId,
        name: nameIn(language, row.agencyName),
        slug: row.agencySlug,
        founded: row.agencyFounded,
      }

const moreOf = (row: DetailRow): MoreFacts =>
  Object.fromEntries(Object.entries(factsOfRow(row, moreFactNames)).filter(([, value]) => value !== null))

/** What the fields of a listing are read from that answer to words. */
export type StatedRow = Pick<DetailRow, StatedColumn>

/** Fields of a listing that may contain a searched word. */
export function statedFieldsOf(row: StatedRow): StatedFields {
  const stated = Object.fromEntries(amenities.map((name) => [name, row[name]])) as Record<
    Amenity,
    boolean | null
  >
  return {
    amenities: stated,
    availability: statedName(availabilities, row.availability),
    condition: statedName(conditions, row.condition),
    floor: row.floor,
    garden: statedName(gardens, row.garden),
    heatingMedium: statedName(heatingMedia, row.heatingMedium),
    heatingSystem: statedName(heatingSystems, row.heatingSystem),
    parkingKind: statedName(parkingKinds, row.parkingKind),
    views: viewsOf(row.viewMask),
  }
}

/** A listing for its own page. */
export function detailOf(row: DetailRow, context: DetailContext): ListingDetail {
  const { description, language } = context
  const facts = factsOf(row, context)
  return {
    ...facts,
    description,
    factText: description?.language === language ? null : factTextOf(facts, language),
  }
}

function factsOf(row: DetailRow, context: DetailContext): TextFacts {
  return {
    ...cardOf(row, context),
    ...statedFieldsOf(row),
    photos: context.photos,
    floorsTotal: row.floorsTotal,
    parkingRight: statedName(parkingRights, row.parkingRight),
    permitYear: row.permitYear,
    renovatedYear: row.renovatedYear,
    more: moreOf(row),
    plan: context.plan ?? null,
    ...(row.documents && { documents: row.documents }),
    reference: row.reference,
    publisherRole: named(publisherRoles, row.publisherRole),
    agency: agencyOf(row, context.language),
    modifiedAt: row.modifiedAt.toISOString(),
    priceHistory: context.prices.map(pricePoint),
  }
}
