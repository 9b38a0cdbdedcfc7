import { Redacted } from 'effect'
import { importPKCS8, SignJWT } from 'jose'
import type { ProviderSettings } from '#server/platform/settings/socialSettings.ts'

/** Lifetime of a secret that we sign; clients are recreated before it ends (`SocialProviders`). */
const SIGNED_SECRET_LIFE = '2 days'

/** What proves to the provider that a request is ours: the secret, or one signed with Apple's key. */
export async function clientSecret({ issuer, clientId, proof }: ProviderSettings): Promise<string> {
  if (proof.kind === 'secret') return Redacted.value(proof.secret)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: proof.keyId })
    .setIssuer(proof.teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(SIGNED_SECRET_LIFE)
    .sign(await importPKCS8(Redacted.value(proof.privateKey), 'ES256'))
}
