import { constants } from '../constants.ts'

/**
 * Kinds of contact, each with the specification's type code and revenue weight in EUR (section 7): the
 * payload of the event `contact`.
 */
export const contactKinds = {
  phone: { code: 1, revenue: constants.contactRevenue.phone },
  message: { code: 2, revenue: constants.contactRevenue.message },
  priceProposal: { code: 1.5, revenue: constants.contactRevenue.priceProposal },
  virtualVisit: { code: 5, revenue: constants.contactRevenue.virtualVisit },
  visit: { code: 5, revenue: constants.contactRevenue.visit },
} as const

export type ContactKind = keyof typeof contactKinds
