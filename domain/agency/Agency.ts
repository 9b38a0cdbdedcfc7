import { Schema } from 'effect'
import { languages } from '../locale.ts'
import { ContactWays } from '../contact/ContactWays.ts'
import { ListingCard, PlaceReference } from '../listing/ListingCard.ts'
import { WrittenText } from '../listing/ListingDetail.ts'
import { categoryNames } from './agencyCategories.ts'
import { OpenNow } from './openNow.ts'
import { profileFields, ShownHours } from './profile.ts'

/** What an agency's page can show of its homes alone; auctions are not an agency's. */
export const agencyContracts = ['sale', 'rent'] as const
export type AgencyContract = (typeof agencyContracts)[number]

/**
 * Advertisers that can have a page: agencies, and other professionals that are registered as one. Private
 * persons have none.
 */
export const agencyTypes = ['agency', 'pro'] as const

/** What a list shows of an agency. */
export const AgencyCard = Schema.Struct({
  id: Schema.Int,
  /** In Greek as it writes it, in other languages in Latin letters. */
  name: Schema.String,
  /** Identifies its page, see agencyPaths.ts. */
  slug: Schema.String,
  type: Schema.Literals(agencyTypes),
  /** Where its office is, from the smallest place to the largest; empty if not stated. */
  seat: Schema.Array(PlaceReference),
  founded: Schema.NullOr(Schema.Int),
  /** Those that its office says it speaks. */
  languages: profileFields.languages,
  /** Its listings: all of them, or those in the requested place. */
  sale: Schema.Int,
  rent: Schema.Int,
})
export type AgencyCard = typeof AgencyCard.Type

/** A page of agencies. */
export const AgencyList = Schema.Struct({
  total: Schema.Int,
  page: Schema.Int,
  pages: Schema.Int,
  /** The requested place, from the smallest level to the country; empty for all of Greece. */
  places: Schema.Array(PlaceReference),
  agencies: Schema.Array(AgencyCard),
  /** The municipalities where most of them work, most first. */
  cities: Schema.Array(Schema.Struct({ place: PlaceReference, agencies: Schema.Int })),
  /** How many of those that are asked for speak each language; the list's own language left out of account. */
  languages: Schema.Array(Schema.Struct({ language: Schema.Literals(languages), agencies: Schema.Int })),
  /** How many have homes of each kind; the list's own kind left out of account. */
  kinds: Schema.Array(Schema.Struct({ category: Schema.Literals(categoryNames), agencies: Schema.Int })),
})
export type AgencyList = typeof AgencyList.Type

/** Everything that an agency's page shows. */
const Share = Schema.NullOr(Schema.Struct({ kept: Schema.Int, of: Schema.Int }))

export const AgencyDetail = Schema.Struct({
  ...AgencyCard.fields,
  /** As it writes its name itself. */
  ownName: Schema.String,
  description: Schema.NullOr(WrittenText),
  /** The municipalities of its homes, most homes first; those beyond the first few are only counted. */
  areas: Schema.Array(Schema.Struct({ place: PlaceReference, homes: Schema.Int })),
  otherAreas: Schema.Int,
  /** Homes that a map may show, exactly or about. */
  placed: Schema.Int,
  hasPhone: Schema.Boolean,
  /** When its office is open; null where it does not say. */
  opening: Schema.NullOr(Schema.Struct({ ...ShownHours.fields, now: OpenNow })),
  /** As on its listings: null where too few conversations tell. */
  replies: ContactWays.fields.replies,
  /** What it keeps to; null where too few tell. */
  kept: Schema.Struct({
    /** Agreed visits that it did not cancel. */
    visits: Share,
    /** Ads on the market whose advertiser said in time that they are still offered. */
    confirmed: Share,
  }),
  /** Which homes the page lists; null for all. */
  contract: Schema.NullOr(Schema.Literals(agencyContracts)),
  page: Schema.Int,
  pages: Schema.Int,
  /** Newest first. */
  listings: Schema.Array(ListingCard),
})
export type AgencyDetail = typeof AgencyDetail.Type
