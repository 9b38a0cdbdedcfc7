import { describe, expect, it } from 'vitest'
import { defaultFlags } from '../../flags.ts'
import { readSearchAddress, writeSearchAddress } from '../searchAddress.ts'
import { withLoan } from './withLoan.ts'

const dated = '2026-11-28'
const expired = '2027-01-01'
const asked = (
  criteria: Parameters<typeof withLoan>[0]['criteria'],
  day = dated,
  contract = 'sale' as const,
) => withLoan({ criteria, order: 'mostRelevant' }, contract, 'mostRelevant', () => day)

describe('a search by monthly cost', () => {
  it('to buy gets the terms that it leaves out, as long as their rate is in force', () => {
    expect(asked({ monthlyCost: { most: 900 } }).criteria).toEqual({
      monthlyCost: { most: 900, loan: { share: 80, rate: 2.98, years: 30 } },
    })
    expect(asked({ monthlyCost: { most: 900, loan: { years: 20 } } }).criteria.monthlyCost?.loan).toEqual({
      share: 80,
      rate: 2.98,
      years: 20,
    })
  })

  it('is not answered with a rate that is in force no longer, which is said', () => {
    expect(asked({ monthlyCost: { most: 900 } }, expired)).toEqual({
      criteria: {},
      order: 'mostRelevant',
      ignored: [{ name: 'costoMensileMassimo', value: '900', reason: 'rateNeeded' }],
    })
    expect(
      withLoan({ criteria: {}, order: 'cheaperMonthly' }, 'sale', 'mostRelevant', () => expired),
    ).toMatchObject({ order: 'mostRelevant', ignored: [{ reason: 'rateNeeded' }] })
  })

  it('keeps a whole loan as it was stated, on any day', () => {
    const loan = { share: 70, rate: 3.1, years: 25 }
    expect(asked({ monthlyCost: { most: 900, loan } }, expired).criteria).toEqual({
      monthlyCost: { most: 900, loan },
    })
  })

  it('to rent needs no loan', () => {
    const { criteria } = withLoan(
      { criteria: { monthlyCost: { most: 700, loan: { rate: 3 } } }, order: 'cheaper' },
      'rent',
      'mostRelevant',
      () => expired,
    )
    expect(criteria).toEqual({ monthlyCost: { most: 700 } })
  })

  it('of auctions is refused', () => {
    const { criteria, order, ignored } = withLoan(
      { criteria: { monthlyCost: { most: 700 } }, order: 'cheaperMonthly' },
      'auction',
      'mostRelevant',
    )
    expect([criteria, order]).toEqual([{}, 'mostRelevant'])
    expect(ignored).toMatchObject([{ reason: 'auctionsAlone' }])
  })

  it('drops a loan that nothing asks for', () => {
    expect(asked({ lift: ['yes'], monthlyCost: { loan: { rate: 3 } } }).criteria).toEqual({ lift: ['yes'] })
  })
})

describe('its address', () => {
  const read = (query: string, path = '/pwlhsh-katoikies/athina/') =>
    readSearchAddress({ language: 'el', path, search: new URLSearchParams(query) }, defaultFlags)

  it('says the terms, so that a saved search and a link keep them', () => {
    const { address, ignored } = read('costoMensileMassimo=900&tasso=3,25&anni=25&quota=70')
    expect(ignored).toEqual([])
    expect(writeSearchAddress(address, defaultFlags)).toMatch(
      /\?costoMensileMassimo=900&tasso=3\.25&anni=25&quota=70$/,
    )
  })

  it.each([
    ['tasso=abc', 'tasso', 'notANumber'],
    ['tasso=21', 'tasso', 'outOfRange'],
    ['anni=41', 'anni', 'outOfRange'],
    ['quota=101', 'quota', 'outOfRange'],
    ['costoMensileMassimo=viel', 'costoMensileMassimo', 'notANumber'],
  ])('reports %s', (query, name, reason) => {
    expect(read(query, '/enoikio-katoikies/athina/').ignored).toMatchObject([{ name, reason }])
  })
})
