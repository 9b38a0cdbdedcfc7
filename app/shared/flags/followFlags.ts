import { channelOf } from '#domain/analytics/context.ts'
import { constants } from '#domain/constants.ts'
import { changeEvent, evaluationPath, flagStreamPath } from '#domain/flagService/service.ts'
import { type FlagAttributes, isLiveFlag } from '#domain/flagService/liveFlags.ts'
import type { Flags } from '#domain/flags.ts'
import { type Features, featuresIn, keepFeatures, knownFeatures } from './flagCache.ts'

const { antiFlickerMs, idleStreamAfterHiddenMs, staleAfterMs } = constants.featureFlags

export interface FollowOptions {
  readonly key: string
  /** What a change does. */
  readonly onChange: (flags: Partial<Flags>) => void
}

/**
 * Follows the flags while the page stands open: what is kept is used for a minute and asked for again then; a stream
 * says when they changed, and rests while the page is hidden. While the stream does not answer, they are asked for every
 * minute. Every failure is silent: the flags stay as they are (specification section 8). Returns what ends it.
 */
export function followFlags({ key, onChange }: FollowOptions): () => void {
  const attributes: FlagAttributes = { channel: channelOf(innerWidth) }
  const of = `${key} ${JSON.stringify(attributes)}`
  const given = new AbortController()
  let stream: EventSource | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setInterval> | undefined

  const apply = (features: Features) => onChange(flagsIn(features))
  const ask = async () => {
    const features = await evaluated(key, attributes, given.signal)
    if (features === undefined || given.signal.aborted) return
    keepFeatures(of, features)
    apply(features)
  }
  const askIfStale = () => {
    const known = knownFeatures(of)
    if (known) apply(known.features)
    if (known === undefined || known.isStale) void ask()
  }
  const listen = () => {
    stream = new EventSource(flagStreamPath(key))
    stream.addEventListener(changeEvent, () => void ask())
    asking = setInterval(() => {
      if (stream?.readyState !== EventSource.OPEN) void ask()
    }, staleAfterMs)
  }
  const sleep = () => {
    clearInterval(asking)
    stream?.close()
    stream = undefined
  }
  const watch = () => {
    clearTimeout(rest)
    if (document.visibilityState === 'hidden') rest = setTimeout(sleep, idleStreamAfterHiddenMs)
    else if (stream === undefined) {
      askIfStale()
      listen()
    }
  }
  document.addEventListener('visibilitychange', watch)
  // A page that the browser keeps for "back" holds no line.
  addEventListener('pagehide', sleep)
  addEventListener('pageshow', watch)
  watch()
  return () => {
    given.abort()
    clearTimeout(rest)
    document.removeEventListener('visibilitychange', watch)
    removeEventListener('pagehide', sleep)
    removeEventListener('pageshow', watch)
    sleep()
  }
}

/** The flags as the portal evaluates them for this page; undefined where it does not, or not in time. */
async function evaluated(
  key: string,
  attributes: FlagAttributes,
  end: AbortSignal,
): Promise<Features | undefined> {
  try {
    const reply = await fetch(evaluationPath(key), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ attributes }),
      credentials: 'omit',
      signal: AbortSignal.any([end, AbortSignal.timeout(antiFlickerMs)]),
    })
    return reply.ok ? featuresIn(await reply.json()) : undefined
  } catch {
    return undefined
  }
}

const flagsIn = (features: Features): Partial<Flags> =>
  Object.fromEntries(
    Object.entries(features).flatMap(([name, { defaultValue }]) =>
      isLiveFlag(name) ? [[name, defaultValue]] : [],
    ),
  )
