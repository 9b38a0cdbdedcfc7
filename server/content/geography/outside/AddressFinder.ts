import { Context, Effect, Layer, Option, Redacted } from 'effect'
import { LRUCache } from 'lru-cache'
import type { Addresses } from '#domain/api/Geography.ts'
import { AddressesUnavailable } from '#domain/api/errors.ts'
import type { Language } from '#domain/locale.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { isAbroad } from '#server/content/geography/coast/greekLand.ts'
import { makeAskOutside, type OutsideLimits } from '#server/platform/outside/askOutside.ts'
import { geocoderQuestion, greekBox } from './geocoderQuestion.ts'
import { readAddresses } from './readAddresses.ts'

const limits: OutsideLimits = { milliseconds: 3_000, bytes: 512 * 1024, atOnce: 4, waiting: 12 }

/** Answers that are kept, and for how long, milliseconds. A typed word has its answer for all visitors. */
const KEPT = { max: 1_000, ttl: 3_600_000 }

/** Addresses that are offered at the most. */
const OFFERED = 8
/** Shorter questions find everything. */
const SHORTEST = 3

export interface AddressFinderService {
  /** Street addresses of Greece; none without a configured geocoder. */
  readonly find: (typed: string, language: Language) => Effect.Effect<Addresses, AddressesUnavailable>
}

/** Street addresses from the configured geocoder, called by the server, never by a browser. */
export class AddressFinder extends Context.Service<AddressFinder, AddressFinderService>()(
  'estia/geography/AddressFinder',
) {
  static readonly layer: Layer.Layer<AddressFinder, never, Configuration> = Layer.effect(
    AddressFinder,
    Effect.map(Configuration, ({ geocoderUrl, origin }) =>
      Option.match(geocoderUrl, {
        onNone: () => ({ find: () => Effect.succeed(nothing(false)) }),
        onSome: (url) => makeAddressFinder(new URL(Redacted.value(url)), `Estia (${origin})`),
      }),
    ),
  )
}

const nothing = (configured: boolean): Addresses => ({ configured, addresses: [], attribution: null })

/** `name`: the calling operation. */
export function makeAddressFinder(
  geocoder: URL,
  name: string,
  given: Partial<OutsideLimits> = {},
): AddressFinderService {
  const ask = makeAskOutside({ ...limits, ...given }, { name, service: 'geocoder' })
  const kept = new LRUCache<string, Addresses>(KEPT)

  const asked = (typed: string, language: Language) =>
    ask(geocoderQuestion(geocoder, typed, language)).pipe(
      Effect.flatMap((answer) => Effect.fromResult(readAddresses(answer))),
      Effect.map(({ addresses, attribution }): Addresses => {
        const offered = addresses.filter(isInGreece).slice(0, OFFERED)
        return { configured: true, addresses: offered, attribution }
      }),
      // Too many requests are an answer of their own and are not logged.
      Effect.tapError(({ reason }) =>
        reason === 'busy' ? Effect.void : Effect.logWarning('the geocoder gives no answer', { reason }),
      ),
      Effect.mapError(() => new AddressesUnavailable(refusal('addressesUnavailable'))),
    )

  return {
    find: (typed, language) =>
      Effect.suspend(() => {
        const plain = typed
          .normalize('NFC')
          .replaceAll(/[\p{C}\s]+/gu, ' ')
          .trim()
        if (plain.length < SHORTEST) return Effect.succeed(nothing(true))
        const key = `${language} ${plain.toLocaleLowerCase('el')}`
        const before = kept.get(key)
        if (before) return Effect.succeed(before)
        return Effect.tap(asked(plain, language), (addresses) => Effect.sync(() => kept.set(key, addresses)))
      }),
  }
}

function isInGreece({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const [west, south, east, north] = greekBox
  const isInBox = longitude >= west && longitude <= east && latitude >= south && latitude <= north
  return isInBox && !isAbroad([longitude, latitude])
}
