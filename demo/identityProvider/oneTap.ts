/**
 * Google's script for the One Tap prompt, as far as the portal uses it (Sign In With Google, JavaScript reference): for
 * tests, and to try the prompt out. The user types an email, and the script asks this provider for the credential.
 */
import type { RequestListener, ServerResponse } from 'node:http'
import type { Language } from '#domain/locale.ts'
import { browserLanguage } from './answerInteractions.ts'
import { claimsOf } from './people.ts'
import { textIn } from '#server/platform/texts.ts'

/** A provider, as far as the prompt uses it. */
export interface SigningProvider {
  readonly issuer: string
  /** Signs a token as the provider's own script hands one to a page; claims that are given win. */
  readonly sign: (claims: Readonly<Record<string, unknown>>) => Promise<string>
}

const scriptPath = '/gsi/client'
const credentialPath = '/gsi/credential'

/** Runs in the portal's page, whose policy lets it load this file and ask this origin, and nothing else. */
const program = (
  issuer: string,
  texts: Readonly<{ why: string; email: string; go: string; cancel: string }>,
) => `(() => {
const texts = ${JSON.stringify(texts)}
let options, shown
const add = (parent, tag, properties) => parent.appendChild(Object.assign(document.createElement(tag), properties))
const cancel = () => { shown?.remove(); shown = undefined }
const take = async (email) => {
  const address = new URL(${JSON.stringify(credentialPath)}, ${JSON.stringify(issuer)})
  address.searchParams.set('email', email)
  address.searchParams.set('client_id', options.client_id)
  const { credential } = await (await fetch(address)).json()
  cancel()
  options.callback({ credential })
}
const prompt = () => {
  cancel()
  shown = add(document.body, 'form', { id: 'google-one-tap' })
  shown.setAttribute('aria-label', 'Google · Demo')
  shown.style.cssText = 'position:fixed;inset:auto 1rem 1rem auto;z-index:9;padding:1rem;background:Canvas;color:CanvasText;border:1px solid'
  add(shown, 'p', { textContent: texts.why })
  const label = add(shown, 'label', { textContent: texts.email + ' ' })
  const email = add(label, 'input', { type: 'email', required: true, value: 'nefeli@example.gr' })
  add(shown, 'button', { textContent: texts.go })
  add(shown, 'button', { type: 'button', textContent: texts.cancel, onclick: cancel })
  shown.addEventListener('submit', (event) => { event.preventDefault(); void take(email.value) })
}
globalThis.google = { accounts: { id: { initialize: (given) => { options = given }, prompt, cancel } } }
})()
`

function sendScript(issuer: string, language: Language, response: ServerResponse): void {
  const texts = {
    why: textIn(language, 'demoSignIn.why'),
    email: textIn(language, 'demoSignIn.email'),
    go: textIn(language, 'demoSignIn.go'),
    cancel: textIn(language, 'demoSignIn.cancel'),
  }
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  })
  response.end(program(issuer, texts))
}

/** The reply that Google sends to a page after the user agreed. */
function sendCredential(credential: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(JSON.stringify({ credential }))
}

/** Answers requests for the prompt's script and its credentials, and passes all others on. */
export function answerOneTap({ issuer, sign }: SigningProvider, others: RequestListener): RequestListener {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname === scriptPath) return sendScript(issuer, browserLanguage(request), response)
    if (pathname !== credentialPath) return others(request, response)
    const email = searchParams.get('email') ?? ''
    const person = { email, isEmailConfirmed: true, givenName: 'Νεφέλη', familyName: 'Παππά' }
    sign(claimsOf(email, person)).then(
      (credential) => sendCredential(credential, response),
      () => response.writeHead(500).end(),
    )
  }
}
