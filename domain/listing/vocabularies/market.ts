import { type NameOf, vocabulary } from '../../vocabulary.ts'

/** What is offered: the search ids of specification section 3. */
export const contracts = vocabulary({ sale: 1, rent: 2, auction: 14 })
export type ContractName = NameOf<typeof contracts>

/** The contract of a listing. The specification names the kinds without ids; these ids are ours. */
export const kinds = vocabulary({ ad: 1, project: 2, auction: 3, coworking: 4, estate: 5 })
export type KindName = NameOf<typeof kinds>

/** Property categories (specification section 3). Land is read under two ids and written as 10. */
export const categories = vocabulary({
  residential: 1,
  commercial: 2,
  holiday: 3,
  rooms: 4,
  newConstructions: 6,
  land: [10, 24],
  auction: 12,
  palaces: 20,
  deposits: 21,
  garage: 22,
  coworking: 23,
  sheds: 25,
  shops: 26,
})
export type CategoryName = NameOf<typeof categories>

/**
 * Listing status. The specification numbers three; the rest is ours. `expired`: its advertiser did not confirm it in
 * time, and it left the lists. `held`: it waits for a person of the portal (domain/publishing/holds.ts).
 */
export const statuses = vocabulary({
  active: 1,
  soldOrRented: 3,
  secret: 14,
  withdrawn: 20,
  draft: 21,
  paused: 22,
  underOffer: 23,
  expired: 24,
  held: 25,
})
export type StatusName = NameOf<typeof statuses>

/** The status of an auction. */
export const auctionStatuses = vocabulary({ participable: 1, notParticipable: 2, desert: 3, suspended: 4 })
export type AuctionStatusName = NameOf<typeof auctionStatuses>

/** Paid visibility, lowest first; `none` is an unpaid place. Ids are ours: the specification gives names only. */
export const tiers = vocabulary({ none: 0, premium: 1, top: 2, star: 3, vetrina: 4, supervetrina: 5 })
export type TierName = NameOf<typeof tiers>

/**
 * The kind of advertiser. `private` is the specification's "private" side of the agency/private filter. Ids
 * are ours.
 */
export const advertiserTypes = vocabulary({ private: 0, agency: 1, pro: 2, constructor: 3, court: 4 })
export type AdvertiserTypeName = NameOf<typeof advertiserTypes>

/** In which role the publisher acts for the home. Ids are ours. */
export const publisherRoles = vocabulary({ user: 1, delegate: 2, agent: 3, custom: 4 })
export type PublisherRoleName = NameOf<typeof publisherRoles>

/** What an agency has bought. Ids are ours. */
export const agencyPlans = vocabulary({ paid: 1, free: 2, defaulting: 3, light: 4 })
export type AgencyPlanName = NameOf<typeof agencyPlans>

/** Vacant or occupied. Ids are ours. */
export const availabilities = vocabulary({ free: 1, occupied: 2 })
export type AvailabilityName = NameOf<typeof availabilities>

/** How an advertiser may be reached. Ids are the contact type codes of specification section 7, ×10 to be whole. */
export const contactMethods = vocabulary({ phone: 10, priceProposal: 15, email: 20, visit: 50 })
export type ContactMethodName = NameOf<typeof contactMethods>

/** The reason of a message; an unknown reason is read as `requestInfo`. Ids are ours. */
export const messageReasons = vocabulary({
  requestInfo: 1,
  askAddress: 2,
  morePhotos: 3,
  availability: 4,
  lastMessageSent: 5,
  other: 6,
})
export type MessageReasonName = NameOf<typeof messageReasons>

/** Files that may hang on a listing. Ids are ours. */
export const documentTypes = vocabulary({
  specifications: 1,
  projectDescription: 2,
  floorPlan: 3,
  energyCertificate: 4,
})
export type DocumentTypeName = NameOf<typeof documentTypes>

/** How precisely a listing may be shown on a map. Ids are ours. */
export const mapDisplays = vocabulary({ marker: 1, onlyArea: 2, noMap: 3 })
export type MapDisplayName = NameOf<typeof mapDisplays>

/** Price events in a listing's history (ours: the specification knows only the "discounted" order). */
export const priceEvents = vocabulary({ published: 1, changed: 2, paused: 3, returned: 4 })
export type PriceEventName = NameOf<typeof priceEvents>
