/** The collector of measured events: its addresses, beside the contract, since pages load nothing to call it. */
import { constants } from '../constants.ts'

export const collectPath = '/api-next/collect/v1/'

/** Settings of a sender, by its key. */
export const collectSettingsPath = (key: string): string => `${collectPath}projects/${key}/settings`

const KB = 1000

/** Limits of what is sent, in bytes of JSON. */
export const collectLimits = {
  batch: constants.analytics.maxBatchPayloadKb * KB,
  /** Also of one request that a closing page may leave behind. */
  chunk: constants.analytics.chunkKb * KB,
  /** Events in one batch. */
  events: 500,
} as const

/** The header with the seconds until more may be sent. */
export const resetHeader = 'x-ratelimit-reset'

/** A key of letters, digits, hyphens and underscores, from 8 to 64. */
export const isWriteKey = (text: string): boolean => /^[\w-]{8,64}$/.test(text)
