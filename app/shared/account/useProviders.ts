import { type SocialProvider, socialProviders } from '#domain/account/socialProviders.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import { useAccountFacts } from './AccountFacts.ts'

/** Identity providers: the configured ones, in the specification's order. */
export function useProviders(): readonly SocialProvider[] {
  const { socialProviders: configured } = useAccountFacts()
  const { socialLogin } = useFlags()
  return socialLogin ? socialProviders.filter((provider) => configured.includes(provider)) : []
}
