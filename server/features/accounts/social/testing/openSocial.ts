import { Redacted } from 'effect'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import type { TestEngine } from '#server/database/testing/engines.ts'
import { type RunningProvider, startProvider } from '#demo/identityProvider/startProvider.ts'
import type { ProviderSettings } from '#server/platform/settings/socialSettings.ts'
import { openAccounts, origin, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'

export interface TestSocial {
  readonly accounts: TestAccounts
  readonly google: RunningProvider
  readonly apple: RunningProvider
  readonly close: () => Promise<void>
}

export const settingsOf = ({ issuer, clientId, clientSecret }: RunningProvider): ProviderSettings => ({
  issuer,
  clientId,
  proof: { kind: 'secret', secret: Redacted.make(clientSecret) },
})

const start = (kind: SocialProvider) =>
  startProvider({ kind, redirectUri: `${origin}/singleSignOn.php/${kind}` })

/** The account calls beside two real providers; the third is not configured. */
export async function openSocial(engine: TestEngine, oneTap = true): Promise<TestSocial> {
  const [google, apple] = await Promise.all([start('google'), start('apple')])
  const accounts = await openAccounts(engine, {
    oneTap,
    socialSignIn: { google: settingsOf(google), apple: settingsOf(apple) },
  })
  return {
    accounts,
    google,
    apple,
    close: async () => {
      await accounts.close()
      await Promise.all([google.close(), apple.close()])
    },
  }
}
