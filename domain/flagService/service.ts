/** The service of live flags: its addresses, beside the contract, and its replies, in the format of GrowthBook's. */
import type { Flags } from '../flags.ts'

const base = '/api-next/flags/'

/** All live flags, by the portal's key. */
export const featuresPath = (key: string): string => `${base}features/${key}`

/** The live flags as a page has them: evaluated by the portal, from what the page says of itself. */
export const evaluationPath = (key: string): string => `${base}eval/${key}`

/** A stream of all changes. */
export const flagStreamPath = (key: string): string => `${base}sub/${key}`

/** The event of the stream that says that flags changed. */
export const changeEvent = 'features-updated'

export interface FlagReply {
  readonly features: Readonly<Record<string, { readonly defaultValue: boolean }>>
}

export const flagReply = (values: Partial<Flags>): FlagReply => ({
  features: Object.fromEntries(
    Object.entries(values).map(([name, defaultValue]) => [name, { defaultValue }]),
  ),
})

/** A key of letters, digits, hyphens and underscores, from 8 to 64. */
export const isFlagsKey = (text: string): boolean => /^[\w-]{8,64}$/.test(text)

/** Bytes of a request for an evaluation. */
export const EVALUATION_MAX = 4000
