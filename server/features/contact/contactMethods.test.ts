import { describe, expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { contracts, kinds, publisherRoles } from '#domain/listing/vocabularies/market.ts'
import type { ReachedListing } from './ContactListings.ts'
import { methodsOf, needsPhone, refusesVisits } from './contactMethods.ts'

const agency: ReachedListing = {
  id: 1,
  advertiserId: 1,
  contract: contracts.idOf('sale'),
  kind: kinds.idOf('ad'),
  publisherRole: publisherRoles.idOf('agent'),
  advertiserType: 'agency',
  phone: '+302100000001',
  email: 'agency@demo.example',
  takesVisits: true,
}

describe('ways to an advertiser', () => {
  it.each([
    ['all, as a rule', {}, {}, ['phone', 'priceProposal', 'email', 'visit']],
    ['no visit while the feature is off', {}, { visitRequests: false }, ['phone', 'priceProposal', 'email']],
    [
      'no visit where the advertiser takes none',
      { takesVisits: false },
      {},
      ['phone', 'priceProposal', 'email'],
    ],
    ['no offer while the feature is off', {}, { priceProposal: false }, ['phone', 'email', 'visit']],
    ['no offer for an auction', { kind: kinds.idOf('auction') }, {}, ['phone', 'email', 'visit']],
    ['no offer by that contract', { contract: contracts.idOf('auction') }, {}, ['phone', 'email', 'visit']],
    ['neither of a court', { advertiserType: 'court' }, {}, ['phone', 'email']],
    ['nothing in writing without an address', { email: null }, {}, ['phone']],
    ['none at all', { email: null, phone: null }, {}, []],
  ])('are %s', (_, listing, flags, methods) =>
    expect(methodsOf({ ...agency, ...listing }, { ...defaultFlags, ...flags })).toEqual(methods),
  )

  it('say that visits are refused only where nothing else is in their way', () => {
    const never = { ...agency, takesVisits: false }
    expect([refusesVisits(agency, defaultFlags), refusesVisits(never, defaultFlags)]).toEqual([false, true])
    expect(refusesVisits({ ...never, advertiserType: 'court' }, defaultFlags)).toBe(false)
    expect(refusesVisits({ ...never, email: null }, defaultFlags)).toBe(false)
    expect(refusesVisits(never, { ...defaultFlags, visitRequests: false })).toBe(false)
  })

  it('need a number where an agent is asked', () => {
    const owner = { ...agency, advertiserType: 'private', publisherRole: publisherRoles.idOf('user') }
    expect([needsPhone(agency), needsPhone(owner)]).toEqual([true, false])
    expect(needsPhone({ ...owner, publisherRole: publisherRoles.idOf('agent') })).toBe(true)
  })
})
