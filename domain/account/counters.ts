/** Counters of the signed-in user (specification section 3), each 0 by default. */
export const counterNames = [
  'myAds',
  'messagesNotify',
  'appraisals',
  'blacklistedAds',
  'savedAds',
  'savedSearches',
  'savedSearchesContactsEnabled',
  'savedSearchesDailyAlert',
  'savedSearchesRealTimeAlert',
] as const
export type CounterName = (typeof counterNames)[number]
export type Counters = Readonly<Record<CounterName, number>>

export const noCounters = Object.fromEntries(counterNames.map((name) => [name, 0])) as Counters
