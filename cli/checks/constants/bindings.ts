import { accountCookies } from '#domain/account/cookies.ts'
import { constants } from '#domain/constants.ts'
import { breakpoints } from '#tokens/scale/breakpoints.ts'
import { waits } from '#tokens/scale/waits.ts'

/** What holds numbers and names of the specification, by the name that it is exported under. */
export const holders = {
  constants: { file: 'domain/constants.ts', values: constants },
  accountCookies: { file: 'domain/account/cookies.ts', values: accountCookies },
  breakpoints: { file: 'tokens/scale/breakpoints.ts', values: breakpoints },
  waits: { file: 'tokens/scale/waits.ts', values: waits },
} as const

export type Holder = keyof typeof holders

/** Where the code holds a number or a name of the specification. */
export interface ConstantBinding {
  /** Path inside `constants`, or inside what `in` names. */
  readonly path: string
  /** @default 'constants' */
  readonly in?: Holder
  /** Unit in the code, where it is not the specification's. */
  readonly unit?: 'ms' | 'share'
}

/** The specification's name of each → its place in domain/. */
export const constantBindings: Readonly<Record<string, ConstantBinding>> = {
  'password minimum': { path: 'account.passwordMin' },
  'password maximum': { path: 'account.passwordMax' },
  'email maximum': { path: 'account.emailMax' },
  'name maximum': { path: 'account.nameMax' },
  'snackbar duration': { path: 'snackbarMs', in: 'waits' },
  'login redirect hold': { path: 'login.redirectHoldMs', unit: 'ms' },
  'offline request wait': { path: 'offline.waitMs' },
  'popup width': { path: 'socialPopup.width' },
  'popup height': { path: 'socialPopup.height' },
  'popup poll': { path: 'socialPopup.pollMs' },
  'loading indicator delay': { path: 'pendingMs', in: 'waits' },
  'map centre latitude': { path: 'map.centre.latitude' },
  'map centre longitude': { path: 'map.centre.longitude' },
  'map zoom': { path: 'map.zoom' },
  'map minimum zoom': { path: 'map.minZoom' },
  'place selection minimum zoom': { path: 'map.placeSelection.minZoom' },
  'place selection maximum zoom': { path: 'map.placeSelection.maxZoom' },
  'draw-on-map minimum zoom': { path: 'map.draw.minZoom' },
  'draw-on-map maximum zoom': { path: 'map.draw.maxZoom' },
  'distance minimum zoom': { path: 'map.distance.minZoom' },
  'distance maximum zoom': { path: 'map.distance.maxZoom' },
  'city guide country zoom': { path: 'map.cityGuideZoom.country' },
  'city guide region zoom': { path: 'map.cityGuideZoom.region' },
  'city guide province zoom': { path: 'map.cityGuideZoom.province' },
  'city guide city zoom': { path: 'map.cityGuideZoom.city' },
  'results limit': { path: 'search.resultsMax' },
  'label limit': { path: 'search.labelsMax' },
  'results per page': { path: 'search.perPage' },
  'agency expert results': { path: 'search.agencyExpertResults' },
  'default cookie life': { path: 'cookies.defaultDays' },
  'marketing marker cookie life': { path: 'cookies.marketingMarkerDays' },
  'analytics cookie life': { path: 'cookies.analyticsDays' },
  'analytics cookie life in milliseconds': { path: 'cookies.analyticsMs' },
  'consent load delay': { path: 'consent.sdkDelayMs' },
  'consent IAB version': { path: 'consent.iabVersion' },
  'analytics queue flush': { path: 'analytics.queueFlushMs', unit: 'ms' },
  'analytics queue size': { path: 'analytics.queueItems' },
  'analytics batch events': { path: 'analytics.clientBatchEvents' },
  'analytics batch wait': { path: 'analytics.clientBatchMs', unit: 'ms' },
  'analytics batch payload': { path: 'analytics.maxBatchPayloadKb' },
  'analytics chunk payload': { path: 'analytics.chunkKb' },
  'analytics retries': { path: 'analytics.maxRetries' },
  'analytics wait after 429': { path: 'analytics.rateLimitFallbackMs', unit: 'ms' },
  'flag cache stale after': { path: 'featureFlags.staleAfterMs', unit: 'ms' },
  'flag cache maximum age': { path: 'featureFlags.maxAgeMs', unit: 'ms' },
  'flag cache entries': { path: 'featureFlags.cacheEntries' },
  'flag stream idle when hidden': { path: 'featureFlags.idleStreamAfterHiddenMs', unit: 'ms' },
  'flag anti-flicker': { path: 'featureFlags.antiFlickerMs' },
  'flag navigate delay': { path: 'featureFlags.navigateDelayMs' },
  'realtime interval': { path: 'featureFlags.realtimeIntervalMs' },
  'INP good': { path: 'webVitals.inpGoodMs' },
  'INP poor': { path: 'webVitals.inpPoorMs' },
  'breakpoint xs': { path: 'xs', in: 'breakpoints' },
  'breakpoint sm': { path: 'sm', in: 'breakpoints' },
  'breakpoint md': { path: 'md', in: 'breakpoints' },
  'breakpoint lg': { path: 'lg', in: 'breakpoints' },
  'breakpoint xl': { path: 'xl', in: 'breakpoints' },
  'tracking screen threshold': { path: 'viewport.trackingScreen' },
  'mobile channel below': { path: 'viewport.trackingDesktop' },
  'replay idle timeout': { path: 'sessionReplay.idleTimeoutMs' },
  'replay sampling with build flag': { path: 'sessionReplay.samplingWithBuildFlag', unit: 'share' },
  'replay sampling when on': { path: 'sessionReplay.samplingWhenOn', unit: 'share' },
  'replay sampling when off': { path: 'sessionReplay.samplingWhenOff', unit: 'share' },
  'phone revenue weight': { path: 'contactRevenue.phone' },
  'message revenue weight': { path: 'contactRevenue.message' },
  'price proposal revenue weight': { path: 'contactRevenue.priceProposal' },
  'virtual visit revenue weight': { path: 'contactRevenue.virtualVisit' },
  'in-person visit revenue weight': { path: 'contactRevenue.visit' },
  'revenue quantity': { path: 'contactQuantity' },
  'circle radius divisor': { path: 'circleRadius.metresPerKm' },
  'circle radius decimals': { path: 'circleRadius.decimals' },
  'phone minimum': { path: 'account.phoneMin' },
  'email hint characters after the at sign': { path: 'account.emailHintAfterAt' },
  'marketing marker version': { path: 'marketingMarker.version' },
  'cookie of a social sign-up': { path: 'socialSignUp', in: 'accountCookies' },
  'query retries': { path: 'query.retries' },
  'query refetch on mount': { path: 'query.refetchOnMount' },
  'query refetch on focus': { path: 'query.refetchOnFocus' },
  'query refetch on reconnect': { path: 'query.refetchOnReconnect' },
}
