import {
  type AdvertiserTypeName,
  categories,
  type CategoryName,
  type ContractName,
} from '../listing/vocabularies/market.ts'
import type { Dated } from './dated.ts'

/**
 * The month of the last review of every number in this folder. No tariff was read at its source: check again.
 */
export const checkedIn = '2026-11'

/** Value added tax on fees. */
export const vatRate = 0.24

/** What is paid beside the price, or with the first rent. */
export const costNames = [
  'transferTax',
  'newBuildVat',
  'notary',
  'landRegistry',
  'lawyer',
  'agent',
  'firstMonth',
  'deposit',
  'agentOfRental',
  'transactionDuty',
] as const
export type CostName = (typeof costNames)[number]

/** The basis of a coefficient: a law, a tariff, or a custom that can be negotiated. */
export type CostBasis = 'law' | 'tariff' | 'custom'

export interface Coefficient {
  readonly name: CostName
  readonly contract: ContractName
  /** Of the price, or of a month's rent. */
  readonly low: number
  readonly high: number
  /** Value added tax is added. */
  readonly hasVat: boolean
  readonly basis: CostBasis
  /** In force since, as far as known. */
  readonly since: string | null
  /** The first and the last day in force, `2026-12-31`; undefined where none is known. */
  readonly from?: string
  readonly until?: string
  /** Monthly, instead of once. */
  readonly isMonthly?: true
  /** Optional. */
  readonly isOptional?: true
  /** Only for such an advertiser. */
  readonly advertisers?: readonly AdvertiserTypeName[]
  /** Only in such categories. */
  readonly categories?: readonly CategoryName[]
}

const professionals = ['agency', 'pro'] as const
const business = ['commercial', 'shops', 'deposits', 'sheds', 'coworking'] as const

const notNew = categories.names.filter((name) => name !== 'newConstructions')

/** Laws as they stand: a suspension that is prolonged is a change here. */
const newBuildVatSuspendedUntil = '2026-12-31'
const newBuildVatFrom = '2027-01-01'

const once = (
  name: CostName,
  contract: ContractName,
  [low, high]: readonly [low: number, high: number],
  basis: CostBasis,
  rest: Partial<Coefficient> = {},
): Coefficient => ({ name, contract, low, high, basis, hasVat: false, since: null, ...rest })

/**
 * Every coefficient of the costs panel, one a row. Names and sources in words: `listing.cost.<name>` and
 * `listing.cost.<name>.source`. A new law is a change here only.
 */
export const coefficients: readonly Coefficient[] = [
  // 3 % and 3 % of that for the municipality.
  once('transferTax', 'sale', [0.0309, 0.0309], 'law', { since: '2014-01', categories: notNew }),
  // In place of value added tax, which is suspended for new builds.
  once('transferTax', 'sale', [0.0309, 0.0309], 'law', {
    since: '2014-01',
    categories: ['newConstructions'],
    until: newBuildVatSuspendedUntil,
  }),
  once('newBuildVat', 'sale', [vatRate, vatRate], 'law', {
    since: '2027-01',
    categories: ['newConstructions'],
    from: newBuildVatFrom,
  }),
  once('notary', 'sale', [0.008, 0.012], 'tariff', { hasVat: true }),
  once('landRegistry', 'sale', [0.00475, 0.007], 'tariff'),
  once('lawyer', 'sale', [0.005, 0.01], 'custom', { hasVat: true, isOptional: true }),
  once('agent', 'sale', [0.02, 0.02], 'custom', { hasVat: true, advertisers: professionals }),
  once('firstMonth', 'rent', [1, 1], 'custom'),
  once('deposit', 'rent', [1, 2], 'custom'),
  once('agentOfRental', 'rent', [0.5, 1], 'custom', { hasVat: true, advertisers: professionals }),
  once('transactionDuty', 'rent', [0.036, 0.036], 'law', {
    since: '2024-12',
    isMonthly: true,
    categories: business,
  }),
]

/** Rules that a buyer or seller is told, with their days. Words: `mortgage.rule.<name>`. */
export const rules = [
  { name: 'transferTax', from: '2014-01-01' },
  { name: 'newBuildVatSuspended', until: newBuildVatSuspendedUntil },
  { name: 'newBuildVat', from: newBuildVatFrom },
  { name: 'gainsTaxSuspended', until: '2026-12-31' },
  { name: 'loanCaps', from: '2025-01-01' },
  { name: 'enfiaHalved', from: '2026-01-01', until: '2026-12-31' },
  { name: 'enfiaFree', from: '2027-01-01' },
] as const satisfies readonly (Dated & { readonly name: string })[]

/** What a bank may lend at the most by the Bank of Greece's rule: shares of the home's value and of the income. */
export interface LoanCap {
  readonly name: 'firstHome' | 'others'
  readonly ofValue: number
  readonly ofIncome: number
}

export const loanCapsSince = '2025-01'

/** What the caps are made for: loans on homes. */
export const cappedCategories: readonly CategoryName[] = ['residential', 'holiday', 'newConstructions']

export const loanCaps: readonly LoanCap[] = [
  { name: 'firstHome', ofValue: 0.9, ofIncome: 0.5 },
  { name: 'others', ofValue: 0.8, ofIncome: 0.4 },
]
