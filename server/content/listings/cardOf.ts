import { enfiaOf } from '#domain/costs/enfia.ts'
import { nameIn } from '#domain/agency/latinName.ts'
import {
  type DealBreaker,
  type ListingCard,
  type PlaceReference,
  type ShownLocation,
} from '#domain/listing/ListingCard.ts'
import type { Photo } from '#domain/listing/Photo.ts'
import { conditions, surfaceKinds, typologies } from '#domain/listing/vocabularies/building.ts'
import { energyClasses, energyStates } from '#domain/listing/vocabularies/energy.ts'
import {
  type AdvertiserTypeName,
  advertiserTypes,
  availabilities,
  categories,
  contracts,
  kinds,
  mapDisplays,
  statuses,
  tiers,
} from '#domain/listing/vocabularies/market.ts'
import { inclusions } from '#domain/listing/vocabularies/legal.ts'
import type { Language } from '#domain/locale.ts'
import { monthAt } from '#domain/market/months.ts'
import { countStated } from '#domain/search/relevance.ts'
import type { Vocabulary } from '#domain/vocabulary.ts'
import type { CardRow } from './listingRow.ts'
import { titleOf } from './titles.ts'

/** What a row needs to become a card. */
export interface CardContext {
  readonly language: Language
  /** Smallest first. */
  readonly places: readonly PlaceReference[]
  readonly photos: readonly Photo[]
}

/** The name of a code that the database vouches for. */
export function named<Name extends string>(vocabulary: Vocabulary<Name>, code: number): Name {
  const name = vocabulary.nameOf(code)
  if (name === undefined)
    throw new Error(`A listing has the code ${code}, which is none of ${vocabulary.names.join(', ')}`)
  return name
}

/** As `named`, where nothing may be stated. */
export const statedName = <Name extends string>(
  vocabulary: Vocabulary<Name>,
  code: number | null,
): Name | null => (code === null ? null : named(vocabulary, code))

const hidden: ShownLocation = { precision: 'hidden', latitude: null, longitude: null, radius: null }

/** Where the public may see it. Anything unclear is hidden. */
export function shownLocation(
  row: Pick<CardRow, 'mapDisplay' | 'shownLatitude' | 'shownLongitude' | 'shownRadius'>,
): ShownLocation {
  const { shownLatitude: latitude, shownLongitude: longitude, shownRadius: radius } = row
  const display = mapDisplays.nameOf(row.mapDisplay)
  if (latitude === null || longitude === null) return hidden
  if (display === 'marker') return { precision: 'exact', latitude, longitude, radius: null }
  if (display === 'onlyArea' && radius !== null) return { precision: 'area', latitude, longitude, radius }
  return hidden
}

function dealBreakersOf(row: CardRow): DealBreaker[] {
  const found: Readonly<Record<DealBreaker, boolean>> = {
    occupied: row.availability === availabilities.idOf('occupied'),
    bareOwnership: row.bareOwnership === true,
    undividedShare: row.undividedShare === true,
    auction: row.contract === contracts.idOf('auction') || row.kind === kinds.idOf('auction'),
  }
  return (Object.keys(found) as DealBreaker[]).filter((name) => found[name])
}

const isAdvertiserType = (text: string): text is AdvertiserTypeName =>
  (advertiserTypes.names as readonly string[]).includes(text)

const includesCharges = (mask: number | null): boolean =>
  (((mask ?? 0) >> inclusions.idOf('commonCharges')) & 1) === 1

/** What is paid beside the price or rent, as far as it is known; columnSql.ts has the same for search. */
export function extrasOf(
  row: Pick<
    CardRow,
    | 'contract'
    | 'category'
    | 'surface'
    | 'floor'
    | 'builtYear'
    | 'charges'
    | 'includedMask'
    | 'zonePrice'
    | 'zoneDay'
  >,
): Pick<ListingCard, 'commonCharges' | 'enfia'> {
  const contract = named(contracts, row.contract)
  const charges = contract === 'rent' && includesCharges(row.includedMask) ? 0 : row.charges
  const { builtYear, floor, surface: area } = row
  const stated = {
    category: named(categories, row.category),
    zonePrice: row.zonePrice ?? undefined,
    zonePriceDay: row.zoneDay ?? undefined,
    area,
    builtYear,
    floor,
  }
  const enfia = contract === 'sale' ? enfiaOf(stated, monthAt(new Date()).day)?.middle : undefined
  return { ...(charges !== null && { commonCharges: charges }), ...(enfia !== undefined && { enfia }) }
}

/** A listing as lists show it. */
export function cardOf(row: CardRow, { language, places, photos }: CardContext): ListingCard {
  const typology = named(typologies, row.typology)
  return {
    id: row.id,
    kind: named(kinds, row.kind),
    contract: named(contracts, row.contract),
    category: named(categories, row.category),
    typology,
    status: named(statuses, row.status),
    tier: named(tiers, row.tier),
    title: row.title ?? titleOf({ typology, surface: row.surface }, places, language),
    price: row.price,
    reduction:
      row.reducedFrom === null || row.reducedAt === null
        ? null
        : { from: row.reducedFrom, at: row.reducedAt.toISOString() },
    surface: row.surface,
    surfaceKind: statedName(surfaceKinds, row.surfaceKind),
    plot: row.plot,
    rooms: row.rooms,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    floor: row.floor,
    condition: statedName(conditions, row.condition),
    energyClass: statedName(energyClasses, row.energyClass),
    energyState: statedName(energyStates, row.energyState),
    builtYear: row.builtYear,
    places,
    location: shownLocation(row),
    photo: photos[0] ?? null,
    photoCount: photos.length,
    advertiser: {
      type: isAdvertiserType(row.advertiserType) ? row.advertiserType : 'private',
      name: row.advertiserName === null ? null : nameIn(language, row.advertiserName),
    },
    ...extrasOf(row),
    dealBreakers: dealBreakersOf(row),
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt.toISOString(),
    ranking: { merit: row.relevance, stated: countStated(row) },
  }
}
