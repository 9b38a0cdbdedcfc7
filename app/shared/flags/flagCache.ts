import { constants } from '#domain/constants.ts'
import type { FlagReply } from '#domain/flagService/service.ts'
import { localStore } from '../storage/safeStorage.ts'
import { storedKeys } from '../storage/storedKeys.ts'

const { cacheEntries, maxAgeMs, staleAfterMs } = constants.featureFlags

export type Features = FlagReply['features']

interface Entry {
  /** Which flags: key and attributes. */
  readonly of: string
  /** When they were fetched, milliseconds since 1970. */
  readonly at: number
  readonly features: Features
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The features of a reply; undefined where it is none. */
export function featuresIn(reply: unknown): Features | undefined {
  if (!isObject(reply) || !isObject(reply['features'])) return undefined
  const entries = Object.entries(reply['features']).flatMap(([name, feature]) =>
    isObject(feature) && typeof feature['defaultValue'] === 'boolean'
      ? [[name, { defaultValue: feature['defaultValue'] }] as const]
      : [],
  )
  return Object.fromEntries(entries)
}

/** What is kept, the latest first. Another program may have written it: what cannot be read is not there. */
function entries(now: number): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(localStore().getItem(storedKeys.flags) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((value) => entryOf(value, now)) : []
  } catch {
    return []
  }
}

function entryOf(value: unknown, now: number): readonly Entry[] {
  if (!isObject(value) || typeof value['of'] !== 'string' || typeof value['at'] !== 'number') return []
  const { of, at } = value
  const features = featuresIn(value)
  const age = now - at
  // An entry of the future was written by a clock that was wrong.
  return features === undefined || age > maxAgeMs || age < 0 ? [] : [{ of, at, features }]
}

export interface KnownFeatures {
  readonly features: Features
  /** Old enough to be asked for again. */
  readonly isStale: boolean
}

/** What was fetched last; undefined after a day. */
export function knownFeatures(of: string, now = Date.now()): KnownFeatures | undefined {
  const entry = entries(now).find((one) => one.of === of)
  return entry && { features: entry.features, isStale: now - entry.at >= staleAfterMs }
}

/** Keeps what was fetched, and the nine before it. */
export function keepFeatures(of: string, features: Features, now = Date.now()): void {
  const others = entries(now).filter((one) => one.of !== of)
  localStore().setItem(
    storedKeys.flags,
    JSON.stringify([{ of, at: now, features }, ...others].slice(0, cacheEntries)),
  )
}
