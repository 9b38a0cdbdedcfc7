import type { RequestListener } from 'node:http'
import { browserLanguage } from './answerInteractions.ts'
import { oneTapCredentialPath, oneTapScriptPath, sendCredential, sendOneTapScript } from './oneTapScript.ts'
import { claimsOf } from './people.ts'

/** Who signs credentials. */
interface Signer {
  readonly issuer: string
  readonly sign: (claims: Readonly<Record<string, unknown>>) => Promise<string>
}

/** Answers for the prompt's script and its credentials, and leaves everything else to `others`. */
export function answerOneTap({ issuer, sign }: Signer, others: RequestListener): RequestListener {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname === oneTapScriptPath) return sendOneTapScript(issuer, browserLanguage(request), response)
    if (pathname !== oneTapCredentialPath) return others(request, response)
    const email = searchParams.get('email') ?? ''
    const person = { email, isEmailConfirmed: true, givenName: 'Νεφέλη', familyName: 'Παππά' }
    sign(claimsOf(email, person)).then(
      (credential) => sendCredential(credential, response),
      () => response.writeHead(500).end(),
    )
  }
}
