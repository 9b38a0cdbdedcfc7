/** A feature that can be switched by configuration. */
export interface Flag {
  /** Value when configuration is silent (specification section 1). */
  readonly default: boolean
  /** The specification's own name if it gives one in capitals. */
  readonly specificationName?: string
  /** Only pages read it: the operator can switch it while the portal runs. */
  readonly isLive?: true
  /** Attributes of a visitor that it is on for; for all without. */
  readonly only?: Readonly<Partial<FlagAttributes>>
}

/** What a page says of itself for an evaluation of the flags; nothing in it is about a person. */
export interface FlagAttributes {
  readonly channel: 'Mobile' | 'Desktop'
}

/** The feature flags of specification section 1, and ours after them. */
export const flags = {
  socialLogin: { default: true },
  bedroomSearch: { default: true, specificationName: 'BEDROOM_SEARCH_ENABLED' },
  visitRequests: { default: true },
  priceProposal: { default: true },
  realtimeNotifications: { default: true },
  aiSearch: { default: true },
  keywordSearchFilter: { default: true, specificationName: 'KEYWORDS_SEARCH_FILTER' },
  appBanner: { default: true, isLive: true, only: { channel: 'Mobile' } },
  newListingDetailApi: { default: true, isLive: true },
  collections: { default: true, isLive: true },
  auctions: { default: false },
  internationalSearch: { default: false },
  mortgageWidgets: { default: false, isLive: true },
  saveListingWithoutLogin: { default: false },
  // Named in the specification without a default: on if the feature is on, off if it tracks users.
  listingSearchNewSorting: { default: true, specificationName: 'LISTING_SEARCH_NEW_SORTING' },
  viewFilter: { default: true, specificationName: 'VIEW_FILTER' },
  availableToStudentsFilter: { default: true, specificationName: 'AVAILABLE_TO_STUDENTS_FILTER' },
  segmentTracking: { default: false, specificationName: 'SEGMENT_TRACKING' },
  datadome: { default: false, isLive: true, specificationName: 'DATADOME' },
  preventBotTracking: { default: true, specificationName: 'PREVENT_BOT_TRACKING' },
} as const satisfies Record<string, Flag>

export type FlagName = keyof typeof flags
/** The values in force. */
export type Flags = Readonly<Record<FlagName, boolean>>

/** Every flag at its default. */
export const defaultFlags = Object.fromEntries(
  Object.entries(flags).map(([name, flag]) => [name, flag.default]),
) as Flags

const table: readonly (readonly [string, Flag])[] = Object.entries(flags)

/** Flags that can be switched while the portal runs. */
export const liveFlags = table.flatMap(([name, { isLive }]) => (isLive ? [name as FlagName] : []))

export const isLiveFlag = (name: string): name is FlagName => liveFlags.some((one) => one === name)

/** The live flags as a page with these attributes has them. */
export const flagsFor = (values: Flags, attributes: Partial<FlagAttributes>): Partial<Flags> =>
  Object.fromEntries(
    table.flatMap(([name, { isLive, only = {} }]) => {
      if (!isLive) return []
      const isMeant = Object.entries(only).every(
        ([key, value]) => (attributes as Readonly<Record<string, unknown>>)[key] === value,
      )
      return [[name, values[name as FlagName] && isMeant]]
    }),
  )
