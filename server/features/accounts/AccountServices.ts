import { Effect, Layer } from 'effect'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { keepDoing, SOON_AFTER_START } from '#server/platform/keepDoing.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { shareLimits } from '#server/identity/limits/shareLimits.ts'
import { Accounts } from '#server/identity/Accounts.ts'
import { KnownDevices } from '#server/identity/KnownDevices.ts'
import { MarketingProfiles } from '#server/identity/marketing/MarketingProfiles.ts'
import { MarketingSending } from '#server/identity/marketing/MarketingSending.ts'
import { OneTimeTokens } from '#server/identity/OneTimeTokens.ts'
import { Passwords } from '#server/identity/Passwords.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { SignUps } from '#server/identity/SignUps.ts'
import { SocialAccounts } from './social/SocialAccounts.ts'
import { SocialFlows } from './social/SocialFlows.ts'
import { SocialProviders } from './social/SocialProviders.ts'

/** Deletes expired sessions, links and browsers, and unconfirmed sign-ups. */
export const sweepAccounts = Effect.gen(function* () {
  const parts = [yield* Sessions, yield* OneTimeTokens, yield* KnownDevices, yield* SignUps]
  yield* Effect.forEach(parts, (part) => part.sweep, { discard: true })
})

const sweeping = Layer.effectDiscard(
  keepDoing({
    work: sweepAccounts,
    every: '1 hour',
    first: SOON_AFTER_START,
    failure: 'What has ended could not be swept',
  }),
)

/** Services of account calls, over a database and a configuration. */
export const AccountServices = Layer.mergeAll(
  sweeping,
  MarketingSending,
  Layer.effectDiscard(shareLimits),
).pipe(
  Layer.provideMerge(Accounts.layer),
  Layer.provideMerge(
    Layer.mergeAll(
      Sessions.layer,
      OneTimeTokens.layer,
      KnownDevices.layer,
      SignUps.layer,
      MarketingProfiles.layer,
      Passwords.layer,
      RateLimits.layer,
      Outbox.layer,
      SocialAccounts.layer,
      SocialFlows.layer,
      SocialProviders.layer,
    ),
  ),
)
