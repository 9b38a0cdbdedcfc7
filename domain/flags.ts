/** A feature that can be switched by configuration. */
export interface Flag {
  /** Value when configuration is silent (specification section 1). */
  readonly default: boolean
  /** The specification's own name if it gives one in capitals. */
  readonly specificationName?: string
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
  appBanner: { default: true },
  newListingDetailApi: { default: true },
  collections: { default: true },
  auctions: { default: false },
  internationalSearch: { default: false },
  mortgageWidgets: { default: false },
  saveListingWithoutLogin: { default: false },
  // Ours: searches kept by an address alone.
  alertsWithoutAccount: { default: false },
  // Ours: alerts pushed to browsers, through the services of their makers.
  webPush: { default: false },
  // Named in the specification without a default: on if the feature is on, off if it tracks users.
  listingSearchNewSorting: { default: true, specificationName: 'LISTING_SEARCH_NEW_SORTING' },
  viewFilter: { default: true, specificationName: 'VIEW_FILTER' },
  availableToStudentsFilter: { default: true, specificationName: 'AVAILABLE_TO_STUDENTS_FILTER' },
  segmentTracking: { default: false, specificationName: 'SEGMENT_TRACKING' },
  datadome: { default: false, specificationName: 'DATADOME' },
  preventBotTracking: { default: true, specificationName: 'PREVENT_BOT_TRACKING' },
} as const satisfies Record<string, Flag>

export type FlagName = keyof typeof flags
/** The values in force. */
export type Flags = Readonly<Record<FlagName, boolean>>

/** Every flag at its default. */
export const defaultFlags = Object.fromEntries(
  Object.entries(flags).map(([name, flag]) => [name, flag.default]),
) as Flags
