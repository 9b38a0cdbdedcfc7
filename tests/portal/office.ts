/** The office of an agency of the stock, with something in each of its sections. */
import { type APIRequestContext, expect, request as requests } from '@playwright/test'
import { sectionPath, workPath } from '#domain/agency/workPaths.ts'
import { routePath } from '#domain/routes.ts'
import { type Account, makeAccount, newEmail, signIn } from './account.ts'
import { portalAddress } from './address.ts'
import { linkIn, mailTo } from './mails.ts'
import { operate } from './operate.ts'
import { search } from './stock.ts'

export interface OfficeAgency {
  readonly id: number
  readonly slug: string
}

/** Any of the agencies with fewer homes than the first, which other tests look at. */
export async function someAgency(request: APIRequestContext): Promise<OfficeAgency> {
  const reply = await request.get('/api-next/agencies/')
  const { agencies } = (await reply.json()) as { readonly agencies: readonly OfficeAgency[] }
  const few = agencies.slice(5)
  const agency = few[Math.floor(Math.random() * few.length)]
  if (agency === undefined) throw new Error('There are too few agencies')
  return agency
}

/** The address of the invitation that the operator has mailed. */
export async function invitedByOperator(slug: string, email: string): Promise<string> {
  await operate('agencies', 'invite', slug, email, '--language', 'en')
  return linkIn(await mailTo(email, 'Invitation to the team'))
}

/** A call with the token of the session. */
async function post(request: APIRequestContext, path: string, data: object | string): Promise<unknown> {
  const info = await request.get('/api-next/auth/user/info/')
  const headers = {
    'x-csrf-token': info.headers()['x-csrf-token'] ?? '',
    origin: portalAddress,
    ...(typeof data === 'string' && { 'content-type': 'text/csv' }),
  }
  const reply = await request.post(path, { data, headers })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return await reply.json()
}

/** Writes to the agency about one of its homes, as an account of its own. */
export async function writeTo({ id }: OfficeAgency, text: string): Promise<void> {
  const extraHTTPHeaders = { 'x-forwarded-for': '10.99.1.1' }
  const request = await requests.newContext({ baseURL: portalAddress, extraHTTPHeaders })
  await signIn(request, await makeAccount(request, newEmail()))
  const { listings } = await search(request, `idContratto=1&idCategoria=1&idAgenzia=${id}`)
  const listingId = listings[0]?.id
  await post(request, '/api-next/contact/message/?lang=en', { listingId, key: crypto.randomUUID(), text })
  await request.dispose()
}

/** Two ads: the second lies in Italy. */
export const feedOfTwo = [
  'reference;contract;category;typology;price;netArea;latitude;longitude;title:en;description:en',
  'E-1;sale;residential;apartment;245000;78;37.9682;23.7561;A flat;Two rooms.',
  'E-2;sale;residential;apartment;245000;78;41.9028;12.4964;A flat elsewhere;Two rooms.',
].join('\r\n')

interface Office {
  readonly owner: Account
  readonly slug: string
  readonly runId: string
}

/** An account that owns an agency with a message, a saved answer and a feed. The account is signed in. */
export async function makeOffice(request: APIRequestContext): Promise<Office> {
  const agency = await someAgency(request)
  const owner = await makeAccount(request, newEmail())
  await signIn(request, owner)
  const link = new URL(await invitedByOperator(agency.slug, owner.email), portalAddress)
  await post(request, '/api-next/own-agencies/join/?lang=en', { token: link.searchParams.get('token') })
  await writeTo(agency, 'Is it still free?')
  const path = `/api-next/own-agencies/${agency.slug}/`
  await post(request, `${path}answers/?lang=en`, { title: 'Yes', text: 'It is still free.' })
  const sent = (await post(request, `${path}feeds/?lang=en&name=homes.csv`, feedOfTwo)) as { runId: string }
  await expect
    .poll(async () => {
      const reply = await request.get(`${path}feeds/runs/${sent.runId}/?lang=en`)
      return ((await reply.json()) as { state: string }).state
    })
    .toBe('done')
  return { owner, slug: agency.slug, runId: sent.runId }
}

/** Addresses of the pages of an office, by name. */
export const officePages = {
  agencies: () => workPath,
  leads: ({ slug }: Office) => sectionPath(slug, 'leads'),
  visits: ({ slug }: Office) => sectionPath(slug, 'visits'),
  team: ({ slug }: Office) => sectionPath(slug, 'team'),
  feeds: ({ slug }: Office) => sectionPath(slug, 'feeds'),
  'feed report': ({ slug, runId }: Office) => `${sectionPath(slug, 'feeds')}?run=${runId}`,
  keys: ({ slug }: Office) => sectionPath(slug, 'keys'),
  invitation: () => `${routePath('joinAgency')}?token=abc`,
} as const satisfies Record<string, (office: Office) => string>
