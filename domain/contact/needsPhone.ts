import type { AdvertiserTypeName, PublisherRoleName } from '../listing/vocabularies/market.ts'

/** Publishers of a home, by the names of the vocabularies. */
export interface Publisher {
  readonly advertiser: { readonly type: string }
  readonly publisherRole: string | undefined
}

const types: readonly string[] = ['agency', 'pro'] satisfies AdvertiserTypeName[]
const role: PublisherRoleName = 'agent'

/** An agent needs both the email and the phone of the sender (specification section 5). */
export const needsPhone = ({ advertiser, publisherRole }: Publisher): boolean =>
  types.includes(advertiser.type) || publisherRole === role
