import { needsPhone as asksForPhone } from '#domain/contact/needsPhone.ts'
import type { Flags } from '#domain/flags.ts'
import {
  type ContactMethodName,
  contactMethods,
  contracts,
  kinds,
  publisherRoles,
} from '#domain/listing/vocabularies/market.ts'
import type { ReachedListing } from './ContactListings.ts'

const isAuction = ({ contract, kind }: ReachedListing): boolean =>
  contract === contracts.idOf('auction') || kind === kinds.idOf('auction')

/**
 * What each method requires of a listing and its advertiser. A visit or a proposal needs an advertiser who can answer
 * in writing.
 */
const conditions: Readonly<Record<ContactMethodName, (listing: ReachedListing, flags: Flags) => boolean>> = {
  phone: ({ phone }) => phone !== null,
  email: ({ email }) => email !== null,
  visit: ({ email, advertiserType, takesVisits }, flags) =>
    flags.visitRequests && takesVisits && email !== null && advertiserType !== 'court',
  priceProposal: (listing, flags) =>
    flags.priceProposal &&
    listing.email !== null &&
    listing.advertiserType !== 'court' &&
    !isAuction(listing),
}

/** Whether a home's advertiser can be reached in a way. */
export const isReachable = (method: ContactMethodName, listing: ReachedListing, flags: Flags): boolean =>
  conditions[method](listing, flags)

/** The ways in which a home's advertiser can be reached. */
export const methodsOf = (listing: ReachedListing, flags: Flags): readonly ContactMethodName[] =>
  contactMethods.names.filter((method) => isReachable(method, listing, flags))

/** Whether a visit is impossible only because the advertiser takes none. */
export const refusesVisits = (listing: ReachedListing, flags: Flags): boolean =>
  !listing.takesVisits && isReachable('visit', { ...listing, takesVisits: true }, flags)

/** Whether a home's advertiser has to be given a phone. */
export const needsPhone = ({ advertiserType, publisherRole }: ReachedListing): boolean =>
  asksForPhone({ advertiser: { type: advertiserType }, publisherRole: publisherRoles.nameOf(publisherRole) })
