import type { FlagName } from '#domain/flags.ts'

/** Flags whose two states are seen in what a portal answers: `served.test.ts`. */
export const servedFlags = [
  'realtimeNotifications',
  'alertsWithoutAccount',
  'webPush',
  'segmentTracking',
  'preventBotTracking',
] as const satisfies readonly FlagName[]
export type ServedFlag = (typeof servedFlags)[number]

/** Flags whose two states need a browser: `app/flags.test.tsx`. */
export const browserFlags = [
  'appBanner',
  'collections',
  'saveListingWithoutLogin',
] as const satisfies readonly FlagName[]
export type BrowserFlag = (typeof browserFlags)[number]
