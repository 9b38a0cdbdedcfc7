import { Effect, Option } from 'effect'
import { constants } from '#domain/constants.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { keepDoing } from '#server/platform/keepDoing.ts'
import { LiveFlags } from '#server/content/flags/LiveFlags.ts'
import { withOverrides } from './overrides.ts'

/** Takes up what the operator switches, in every process, where pages follow flags at all. */
export const followOverrides = Effect.gen(function* () {
  const { flags, flagsKey } = yield* Configuration
  if (Option.isNone(flagsKey)) return
  const live = yield* LiveFlags
  yield* keepDoing({
    work: Effect.map(withOverrides(flags), live.set),
    every: `${constants.featureFlags.realtimeIntervalMs} millis`,
    first: 0,
    failure: 'Switched flags could not be read',
  })
})
