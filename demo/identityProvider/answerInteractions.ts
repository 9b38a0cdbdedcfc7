import Negotiator from 'negotiator'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import { defaults, isLanguage, type Language, languages } from '#domain/locale.ts'
import { clientId, type People, personIn } from './people.ts'
import { contentPolicy, signInPage } from './signInPage.ts'

/** No form of the page comes near it, characters. */
const LONGEST_FORM = 10_000

/** Answers for the provider's own page, and leaves everything else to the library. */
export function answerInteractions(
  provider: Provider,
  kind: SocialProvider,
  people: People,
): RequestListener {
  const answer = provider.callback()
  return (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response)
    const done =
      request.method === 'POST'
        ? decide(provider, people, request, response)
        : ask(provider, kind, request, response)
    done.catch(() => response.writeHead(400).end())
  }
}

/** The language that the browser prefers: a provider does not know the page that the user came from. */
export const browserLanguage = (request: IncomingMessage): Language =>
  new Negotiator(request).languages([...languages]).find(isLanguage) ?? defaults.language

async function ask(
  provider: Provider,
  kind: SocialProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response)
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy,
  })
  response.end(signInPage(kind, uid, browserLanguage(request)))
}

/** Signing in and agreeing is one step. */
async function decide(
  provider: Provider,
  people: People,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  const form = new URLSearchParams(await readBody(request))
  if (form.has('cancel')) {
    const error = { error: 'access_denied', error_description: 'The user cancelled' }
    return provider.interactionFinished(request, response, error, { mergeWithLastSubmission: false })
  }
  const { subject, person } = personIn(form)
  people.set(subject, person)
  const grant = new provider.Grant({ accountId: subject, clientId })
  grant.addOIDCScope(String(params['scope']))
  const result = { login: { accountId: subject, remember: false }, consent: { grantId: await grant.save() } }
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk)
    if (body.length > LONGEST_FORM) throw new Error('This form is too long')
  }
  return body
}
