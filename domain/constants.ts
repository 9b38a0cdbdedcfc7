/**
 * Business constants and limits of specification section 9, and the few numbers that stand elsewhere in it. Those that
 * only components need are tokens: `tokens/scale/breakpoints.ts`, `tokens/scale/waits.ts`.
 * Times are in milliseconds, lengths in characters, cookie lives in days, unless a name says otherwise.
 */
export const constants = {
  account: {
    passwordMin: 6,
    passwordMax: 50,
    emailMax: 100,
    nameMax: 100,
    phoneMin: 6,
    /** Ours: no number is longer, separators included. */
    phoneMax: 30,
    /** The typo hint is requested once more characters than this follow the at sign. */
    emailHintAfterAt: 2,
  },
  login: { redirectHoldMs: 5000 },
  socialPopup: { width: 600, height: 400, pollMs: 200 },
  offline: { waitMs: 60_000 },
  map: {
    /** WGS84 degrees. */
    centre: { latitude: 38.74, longitude: 22.53 },
    zoom: 7,
    minZoom: 7,
    placeSelection: { minZoom: 7, maxZoom: 16 },
    /** Lower than that of other places, as regions can be searched. */
    regionSelection: { minZoom: 6 },
    draw: { minZoom: 7, maxZoom: 17 },
    distance: { minZoom: 6, maxZoom: 17 },
    cityGuideZoom: { country: 8, region: 9, province: 10, city: 12 },
  },
  search: { resultsMax: 500_000, labelsMax: 2000, perPage: 25, agencyExpertResults: 25 },
  cookies: { defaultDays: 7300, marketingMarkerDays: 3650, analyticsDays: 365, analyticsMs: 31_536_000_000 },
  consent: { sdkDelayMs: 100, iabVersion: 2 },
  analytics: {
    queueFlushMs: 30_000,
    queueItems: 20,
    clientBatchEvents: 10,
    clientBatchMs: 5000,
    /** Kilobytes. */
    maxBatchPayloadKb: 450,
    chunkKb: 64,
    maxRetries: 10,
    rateLimitFallbackMs: 5000,
  },
  featureFlags: {
    staleAfterMs: 60_000,
    maxAgeMs: 86_400_000,
    cacheEntries: 10,
    idleStreamAfterHiddenMs: 20_000,
    antiFlickerMs: 3500,
    navigateDelayMs: 100,
    realtimeIntervalMs: 2000,
  },
  /** Interaction to Next Paint: good up to the first, poor from the second. */
  webVitals: { inpGoodMs: 200, inpPoorMs: 500 },
  /** Viewport widths in CSS pixels; desktop for tracking begins at `trackingDesktop`. The others are tokens. */
  viewport: { trackingScreen: 1366, trackingDesktop: 1024 },
  /** Shares between 0 and 1. */
  sessionReplay: {
    idleTimeoutMs: 300_000,
    samplingWithBuildFlag: 1,
    samplingWhenOn: 0.5,
    samplingWhenOff: 0,
  },
  /** Revenue weights of a contact, EUR (specification section 7). */
  contactRevenue: { phone: 0.5, message: 0.75, priceProposal: 1, virtualVisit: 2, visit: 5 },
  /** The sampling rate: how many contacts one event represents. */
  contactQuantity: 1,
  /** A circle's radius is reported in kilometres. */
  circleRadius: { metresPerKm: 1000, decimals: 1 },
  /** The marker's value is `v7` and the user's id. */
  marketingMarker: { version: 7 },
  /** The query client does not refetch automatically. */
  query: { retries: 0, refetchOnMount: false, refetchOnFocus: false, refetchOnReconnect: false },
} as const
