/** Sends changed users to the marketing service, at least once, while the portal runs. */
import { Effect, Layer, Option } from 'effect'
import { Configuration } from '#server/platform/Configuration.ts'
import type { MarketingService } from '#server/platform/settings/marketingSettings.ts'
import { Accounts } from '../Accounts.ts'
import { askBraze } from './askBraze.ts'
import { type DueProfile, MarketingProfiles } from './MarketingProfiles.ts'

export interface TellingTimes {
  /** Interval between polls for changed users, ms. */
  readonly pollEvery: number
  /** Lifetime of a claim: longer than the time limit of the service, ms. */
  readonly lease: number
  readonly firstWait: number
  readonly longestWait: number
}

const usual: TellingTimes = {
  pollEvery: 5000,
  lease: 60_000,
  firstWait: 30_000,
  longestWait: 6 * 3_600_000,
}

const tellOne = (due: DueProfile, service: ReturnType<typeof askBraze>, times: TellingTimes) =>
  Effect.gen(function* () {
    const profiles = yield* MarketingProfiles
    const account = yield* (yield* Accounts).byId(due.accountId)
    if (account === undefined || !(account.communications || account.newsletter)) {
      yield* service.forget(due.accountId)
      return yield* profiles.drop(due)
    }
    yield* service.tell(account)
    yield* profiles.markTold(due)
  }).pipe(
    Effect.catchTag('MarketingFailed', ({ reason }) =>
      Effect.gen(function* () {
        const wait = Math.min(times.longestWait, times.firstWait * 2 ** (due.attempts - 1))
        yield* (yield* MarketingProfiles).putOff(due, wait)
        yield* Effect.logWarning('The marketing service was not told; it will be tried again', { reason })
      }),
    ),
  )

/** Sends every user that is due. */
export const tellDue = Effect.fn('tellMarketing')(function* (
  service: MarketingService,
  times: TellingTimes = usual,
) {
  const { claim } = yield* MarketingProfiles
  const braze = askBraze(service)
  for (let due = yield* claim(times.lease); due !== undefined; due = yield* claim(times.lease))
    yield* tellOne(due, braze, times)
})

const start = Effect.gen(function* () {
  const { marketing } = yield* Configuration
  if (Option.isNone(marketing)) return
  const untroubled = Effect.catchTag(tellDue(marketing.value), 'SqlError', (error) =>
    Effect.logWarning('Whom to tell marketing of cannot be read', error.message),
  )
  const round = Effect.andThen(untroubled, Effect.sleep(usual.pollEvery))
  yield* Effect.forkScoped(Effect.forever(round))
})

export const MarketingSending: Layer.Layer<never, never, Accounts | MarketingProfiles | Configuration> =
  Layer.effectDiscard(start)
