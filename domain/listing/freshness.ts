/** How long an ad stands without its advertiser saying that the home is still offered, days since the last confirmation. */
import type { ContractName } from './vocabularies/market.ts'

export interface Freshness {
  /** When its advertiser is asked by mail. */
  readonly ask: number
  /** When it begins to stand further down in lists by relevance. */
  readonly fade: number
  /** When it leaves the lists. */
  readonly expire: number
  /** When it is withdrawn. */
  readonly withdraw: number
}

/** Homes to let are gone sooner. An auction has its own days, and needs no confirming. */
export const freshness: Readonly<Record<Exclude<ContractName, 'auction'>, Freshness>> = {
  rent: { ask: 10, fade: 14, expire: 21, withdraw: 45 },
  sale: { ask: 24, fade: 30, expire: 45, withdraw: 90 },
}
