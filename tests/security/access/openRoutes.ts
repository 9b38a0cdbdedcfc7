/**
 * Who may ask what of the routes that belong to nobody, and of saved homes. Those of accounts and of conversations stand
 * in tables of their own (`server/features/accounts/testing/routes.ts`, `server/features/contact/testing/routes.ts`).
 */
import { newAlertPath } from '#domain/alerts/paths.ts'
import { pushWorkerPath } from '#domain/alerts/push.ts'
import { offlineWorkerPath } from '#domain/offline.ts'
import { csvTemplatePath } from '#domain/agency/feeds.ts'
import { collectPath, collectSettingsPath } from '#domain/analytics/collector.ts'
import { evaluationPath, featuresPath, flagStreamPath } from '#domain/flagService/service.ts'
import { vitalsPath } from '#domain/analytics/vitals.ts'
import { eventKinds } from '#domain/analytics/events.ts'
import { replayPath } from '#domain/replay/replay.ts'
import { inquiryFormPath } from '#domain/inquiries/inquiries.ts'
import { searchFormPath } from '#domain/alerts/forms.ts'
import { languages } from '#domain/locale.ts'
import { moderationFormPath } from '#domain/moderation/acts.ts'
import { operatorFormPath } from '#domain/operator/operator.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { publishFormPath } from '#domain/publishing/paths.ts'
import { savedFormPath } from '#domain/saved/forms.ts'
import { paymentWebhookPath, visibilityFormPath } from '#domain/visibility/paths.ts'
import { documentPath } from '#domain/listing/documentPaths.ts'
import { tactilePlanPath } from '#domain/listing/plan/planPath.ts'
import { streamPath } from '#domain/contact/contactPaths.ts'
import type { Browser, Reply } from '#server/features/accounts/testing/Browser.ts'
import { homes } from '#server/features/contact/testing/openContact.ts'

/** In this order: those who may not come first, and change nothing. */
export const roles = ['anonymous', 'ended', 'suspended', 'other', 'owner'] as const
export type Role = (typeof roles)[number]

export interface OpenRoute {
  /** What is asked, in the place of the route's pattern. */
  readonly path: string
  /** JSON; without it nothing is sent. */
  readonly body?: object
  /** Status by role; a role that is missing is tried in the test that is named. */
  readonly answers: Readonly<Partial<Record<Role, number>>>
  readonly elsewhere?: string
}

const everybody = (status: number) => ({
  anonymous: status,
  ended: status,
  suspended: status,
  other: status,
  owner: status,
})
const signedIn = { anonymous: 401, ended: 401, suspended: 401, other: 200, owner: 200 }
const open = (path: string): OpenRoute => ({ path, answers: everybody(200) })

const api = '/api-next'
const home = `${api}/listings/${homes.agency}`
const geography = `${api}/geography`

const someId = '11111111-1111-4111-8111-111111111111'

/** A call of an agency’s team: to everybody else the agency does not exist. */
const ofMembers = (method: string, end: string, body: object = {}): Record<string, OpenRoute> => ({
  [`${method} ${api}/own-agencies/:slug/${end}`]: {
    path: `${api}/own-agencies/none/${end.replace(/:\w+/, someId)}`,
    ...(method !== 'GET' && { body }),
    answers: { ...signedIn, other: 404, owner: 404 },
  },
})

/** By method and pattern. */
export const openRoutes: Readonly<Record<string, OpenRoute>> = {
  'GET /api-next/home/': open(`${api}/home/`),
  'GET /api-next/search-list/listings/': open(`${api}/search-list/listings/?idContratto=1`),
  'GET /api-next/search-list/map/': open(`${api}/search-list/map/`),
  'GET /api-next/search-list/counts/': open(`${api}/search-list/counts/`),
  'GET /api-next/search-list/sentence/': open(`${api}/search-list/sentence/?q=spiti`),
  'GET /api-next/listings/:id/': open(`${home}/`),
  'GET /api-next/listings/:id/photos/': open(`${home}/photos/`),
  // Of a listing that visitors see, shown by its advertiser: server/features/listings/documents/documents.test.ts.
  [`GET ${documentPath(':id')}`]: { path: documentPath(someId), answers: everybody(404) },
  // Of a plan that was written: server/features/listings/floorPlan/floorPlan.test.ts.
  [`GET ${tactilePlanPath(':id')}`]: { path: tactilePlanPath(homes.agency), answers: everybody(404) },
  'GET /api-next/listings/:id/similar/': open(`${home}/similar/`),
  'GET /api-next/listings/:id/same-home/': open(`${home}/same-home/`),
  'GET /api-next/listings/:id/marks/': open(`${home}/marks/?keyword=thea`),
  'GET /api-next/listings/:id/background/': open(`${home}/background/`),
  'GET /api-next/market/outlines/': open(`${api}/market/outlines/?path=/agora-akiniton/`),
  'GET /api-next/market/': open(`${api}/market/?path=/agora-akiniton/`),
  ...Object.fromEntries(
    languages.map((language) => {
      const path = localPath(language, '/agora-akiniton/')
      return [`GET ${path}*`, open(`${path}?format=json`)]
    }),
  ),
  'GET /api-next/valuation/': open(`${api}/valuation/?localita=athina&superficie=90`),
  'POST /api-next/valuation/': {
    ...open(`${api}/valuation/`),
    body: { place: 'athina', surface: 90 },
  },
  'GET /api-next/valuation/backtest/': open(`${api}/valuation/backtest/`),
  ...Object.fromEntries(
    languages.map((language) => {
      const path = localPath(language, '/valutazione-immobiliare/methodos/')
      return [`GET ${path}`, open(`${path}?format=csv`)]
    }),
  ),
  'GET /api-next/my-homes/': { path: `${api}/my-homes/`, answers: signedIn },
  'POST /api-next/my-homes/': {
    path: `${api}/my-homes/`,
    body: { facts: 'localita=athina&superficie=90' },
    answers: signedIn,
  },
  'DELETE /api-next/my-homes/:id/': { path: `${api}/my-homes/999999/`, body: {}, answers: signedIn },
  'POST /api-next/my-homes/:id/agencies/': {
    path: `${api}/my-homes/999999/agencies/`,
    body: { agencies: ['none'] },
    answers: { ...signedIn, other: 404, owner: 404 },
  },
  'GET /api-next/agencies/': open(`${api}/agencies/?idComune=4501`),
  'GET /api-next/agencies/:slug/': { path: `${api}/agencies/none/`, answers: everybody(404) },
  'GET /api-next/agencies/:slug/map/': { path: `${api}/agencies/none/map/`, answers: everybody(404) },
  'POST /api-next/agencies/phone/': {
    path: `${api}/agencies/phone/`,
    body: { slug: 'none' },
    answers: everybody(404),
  },
  // A token of a mail, not a role, decides: server/features/listings/freshness/expireUnconfirmed.test.ts.
  'POST /api-next/listings/confirm/': {
    path: `${api}/listings/confirm/`,
    body: { token: 'x' },
    answers: everybody(410),
  },
  'POST /api-next/listings/:id/questions/': {
    path: `${home}/questions/`,
    body: { facts: ['pets'] },
    answers: signedIn,
  },
  'GET /api-next/listings/:id/answers/': open(`${home}/answers/`),
  'POST /api-next/listings/:id/report/': { ...open(`${home}/report/`), body: { reason: 'fraud', text: '' } },
  // No account moderates by default: server/features/moderation/moderation.test.ts has a portal with a moderator.
  'GET /api-next/moderation/queue/': {
    path: `${api}/moderation/queue/`,
    answers: { ...signedIn, other: 404, owner: 404 },
  },
  'POST /api-next/moderation/acts/': {
    path: `${api}/moderation/acts/`,
    body: { act: 'remove', id: homes.private, because: 'x' },
    answers: { ...signedIn, other: 404, owner: 404 },
  },
  'POST /api-next/moderation/appeals/': {
    path: `${api}/moderation/appeals/`,
    body: { listingId: homes.private, text: 'x' },
    answers: { ...signedIn, other: 404, owner: 404 },
  },
  // No account sees to the portal by default: server/features/flags/switches.test.ts has a portal with an operator.
  ...Object.fromEntries(
    ['flags/', 'events/', 'replays/', 'replays/:id/'].map((end) => [
      `GET ${api}/operator/${end}`,
      {
        path: `${api}/operator/${end.replace(':id', someId)}`,
        answers: { ...signedIn, other: 404, owner: 404 },
      },
    ]),
  ),
  'POST /api-next/operator/flags/': {
    path: `${api}/operator/flags/`,
    body: { name: 'appBanner', to: 'off' },
    answers: { ...signedIn, other: 404, owner: 404 },
  },
  [`POST ${operatorFormPath}`]: { path: operatorFormPath, body: {}, answers: everybody(303) },
  [`POST ${moderationFormPath}`]: { path: moderationFormPath, body: {}, answers: everybody(303) },
  // Nothing is sold by default: server/features/listings/visibility/visibility.test.ts has a portal that does.
  [`POST ${paymentWebhookPath}`]: { path: paymentWebhookPath, body: {}, answers: everybody(404) },
  [`POST ${visibilityFormPath}`]: { path: visibilityFormPath, body: {}, answers: everybody(303) },
  // Nothing is measured by default: server/features/analytics/collect.test.ts has a portal that does.
  'GET /api-next/collect/v1/projects/:key/settings': {
    path: collectSettingsPath('some-key'),
    answers: everybody(404),
  },
  ...Object.fromEntries(
    ['batch', ...eventKinds].map((name) => [
      `POST ${collectPath}${name}`,
      { path: `${collectPath}${name}`, body: {}, answers: everybody(404) },
    ]),
  ),
  // Nothing follows flags by default: server/features/flags/flags.test.ts has a portal whose pages do.
  'GET /api-next/flags/features/:key': { path: featuresPath('some-key'), answers: everybody(404) },
  'POST /api-next/flags/eval/:key': {
    path: evaluationPath('some-key'),
    body: { attributes: {} },
    answers: everybody(404),
  },
  'GET /api-next/flags/sub/:key': { path: flagStreamPath('some-key'), answers: everybody(404) },
  'GET /api-next/agency-groups/': open(`${api}/agency-groups/?kind=group`),
  'GET /api-next/agency-groups/:slug/': {
    path: `${api}/agency-groups/nothing/`,
    answers: everybody(404),
  },
  'GET /api-next/transparency/': open(`${api}/transparency/`),
  'GET /api-next/agents/': open(`${api}/agents/`),
  'GET /api-next/agents/:id/': { path: `${api}/agents/999/`, answers: everybody(404) },
  // Nothing is recorded by default: server/features/replay/replay.test.ts has a portal that does.
  [`POST ${replayPath}`]: { path: replayPath, body: {}, answers: everybody(404) },
  [`POST ${vitalsPath}`]: { path: vitalsPath, body: {}, answers: everybody(404) },
  'POST /api-next/inquiries/': {
    ...open(`${api}/inquiries/`),
    body: { topic: 'question', name: '', email: 'eleni@example.gr', text: 'Πότε ανοίγετε;' },
  },
  // JSON is no form: the page says what is missing.
  'POST /api-next/inquiries/form/': { path: inquiryFormPath, body: {}, answers: everybody(403) },
  'GET /api-next/geography/suggest/': open(`${geography}/suggest/?q=athina`),
  'GET /api-next/geography/find/': open(`${geography}/find/?q=athina`),
  'GET /api-next/geography/choices/': open(`${geography}/choices/?level=island`),
  'GET /api-next/geography/near/': open(`${geography}/near/?lat=38&lng=23.7`),
  'GET /api-next/geography/addresses/': open(`${geography}/addresses/?q=stadiou`),
  'GET /api-next/geography/shapes/': open(`${geography}/shapes/?level=city&id=4501`),
  'GET /api-next/saved/': { path: `${api}/saved/`, answers: signedIn },
  'GET /api-next/saved/ids/': open(`${api}/saved/ids/`),
  'PUT /api-next/saved/:id/': {
    path: `${api}/saved/${homes.private}/`,
    body: { isSaved: true },
    answers: signedIn,
  },
  'GET /api-next/saved-searches/': { path: `${api}/saved-searches/`, answers: signedIn },
  'POST /api-next/saved-searches/': {
    path: `${api}/saved-searches/`,
    body: { url: '/pwlhsh-katoikies/' },
    answers: signedIn,
  },
  'PUT /api-next/saved-searches/:id/': {
    path: `${api}/saved-searches/999999/`,
    body: { name: 'x' },
    answers: { ...signedIn, other: 404, owner: 404 },
  },
  'DELETE /api-next/saved-searches/:id/': {
    path: `${api}/saved-searches/999999/`,
    body: {},
    answers: signedIn,
  },
  'POST /api-next/saved-searches/:id/feeds/': {
    path: `${api}/saved-searches/999999/feeds/`,
    body: {},
    answers: { ...signedIn, other: 404, owner: 404 },
  },
  'GET /api-next/saved-searches/demand/:id/': {
    path: `${api}/saved-searches/demand/999999/`,
    answers: { ...signedIn, other: 404, owner: 404 },
  },
  // Off by default: server/features/alerts/byMail/byMail.test.ts has a portal with it.
  [`GET ${newAlertPath}`]: { path: newAlertPath, answers: everybody(404) },
  [`POST ${newAlertPath}`]: { path: newAlertPath, body: {}, answers: everybody(404) },
  [`GET ${offlineWorkerPath}`]: open(offlineWorkerPath),
  [`GET ${pushWorkerPath}`]: open(pushWorkerPath),
  // Nothing is pushed by default: server/features/alerts/push/push.test.ts has a portal that does.
  'PUT /api-next/push/': {
    path: `${api}/push/`,
    body: { endpoint: 'https://push.example/1', p256dh: 'a', auth: 'b' },
    answers: signedIn,
  },
  'POST /api-next/push/forget/': {
    path: `${api}/push/forget/`,
    body: { endpoint: 'https://push.example/1' },
    answers: signedIn,
  },
  'GET /alerts/:token/unsubscribe/': { path: '/alerts/none/unsubscribe/', answers: everybody(404) },
  'POST /alerts/:token/unsubscribe/': {
    path: '/alerts/none/unsubscribe/',
    body: {},
    answers: everybody(404),
  },
  'GET /alerts/:file': { path: '/alerts/none.atom', answers: everybody(404) },
  'GET /api-next/own-agencies/': { path: `${api}/own-agencies/`, answers: signedIn },
  // Roles decide: server/features/agencies/team/team.test.ts.
  ...ofMembers('GET', 'team/'),
  ...ofMembers('POST', 'team/offices/', { name: 'x' }),
  ...ofMembers('PUT', 'team/offices/:office/', { name: 'x' }),
  ...ofMembers('DELETE', 'team/offices/:office/'),
  ...ofMembers('POST', 'team/invitations/', { email: 'eleni@example.gr', role: 'reader' }),
  ...ofMembers('DELETE', 'team/invitations/:invitation/'),
  ...ofMembers('PUT', 'team/members/:member/', { role: 'reader' }),
  ...ofMembers('DELETE', 'team/members/:member/'),
  ...ofMembers('GET', 'profile/'),
  ...ofMembers('PUT', 'profile/', { hours: [], opensOnHolidays: false, languages: ['el'] }),
  ...ofMembers('GET', 'keys/'),
  ...ofMembers('POST', 'keys/', { name: 'x', scopes: ['feedsRead'], days: 30 }),
  ...ofMembers('POST', 'keys/:key/replace/'),
  ...ofMembers('DELETE', 'keys/:key/'),
  ...ofMembers('GET', 'feeds/'),
  ...ofMembers('POST', 'feeds/'),
  ...ofMembers('GET', 'feeds/runs/:run/'),
  ...ofMembers('POST', 'feeds/runs/:run/accept/'),
  ...ofMembers('PUT', 'feeds/source/', { url: null, language: 'el', hours: 6 }),
  ...ofMembers('POST', 'feeds/fetch/'),
  // Roles decide: server/features/contact/desk/desk.test.ts.
  ...ofMembers('GET', 'leads/'),
  ...ofMembers('PUT', 'leads/:lead/', { isDone: true }),
  ...ofMembers('POST', 'answers/', { title: 'x', text: 'y' }),
  ...ofMembers('DELETE', 'answers/:answer/'),
  ...ofMembers('GET', 'visits/'),
  ...ofMembers('GET', 'owners/'),
  'POST /api-next/own-agencies/:slug/owners/:home/answered/': {
    path: `${api}/own-agencies/none/owners/1/answered/`,
    body: {},
    answers: { ...signedIn, other: 404, owner: 404 },
  },
  ...ofMembers('GET', 'webhook/'),
  ...ofMembers('PUT', 'webhook/', { url: null }),
  ...ofMembers('GET', 'leads.csv'),
  [`GET ${csvTemplatePath}`]: open(csvTemplatePath),
  'GET /api-next/agencies/:slug/stock.json': {
    path: `${api}/agencies/none/stock.json`,
    answers: everybody(401),
  },
  'GET /api-next/agencies/:slug/stock.xml': {
    path: `${api}/agencies/none/stock.xml`,
    answers: everybody(401),
  },
  'GET /api-next/agencies/:slug/leads/': { path: `${api}/agencies/none/leads/`, answers: everybody(401) },
  // A key decides, no session: server/features/agencies/keys/keys.test.ts.
  'POST /api-next/agencies/:slug/feeds/': {
    path: `${api}/agencies/none/feeds/`,
    body: {},
    answers: everybody(401),
  },
  'GET /api-next/agencies/:slug/feeds/runs/:run/': {
    path: `${api}/agencies/none/feeds/runs/${someId}/`,
    answers: everybody(401),
  },
  'POST /api-next/own-agencies/join/': {
    path: `${api}/own-agencies/join/`,
    body: { token: 'x' },
    answers: { ...signedIn, other: 410, owner: 410 },
  },
  'GET /api-next/hidden/': { path: `${api}/hidden/`, answers: signedIn },
  'GET /api-next/hidden/ids/': open(`${api}/hidden/ids/`),
  'POST /api-next/hidden/': {
    path: `${api}/hidden/`,
    body: { listingId: homes.private, reason: 'seen' },
    answers: signedIn,
  },
  'DELETE /api-next/hidden/': { path: `${api}/hidden/`, body: {}, answers: signedIn },
  // Refused with a way back to the page, which asks to sign in.
  'POST /api-next/listings/act/': { path: publishFormPath, body: {}, answers: everybody(303) },
  'POST /api-next/saved/act/': { path: savedFormPath, body: {}, answers: everybody(303) },
  'POST /api-next/saved-searches/act/': { path: searchFormPath, body: {}, answers: everybody(303) },
  'GET /api-next/recent/': open(`${api}/recent/`),
  'POST /api-next/recent/': {
    path: `${api}/recent/`,
    body: { listings: [], searches: [] },
    answers: signedIn,
  },
  'DELETE /api-next/recent/': { path: `${api}/recent/`, body: {}, answers: signedIn },
  [`GET ${streamPath}`]: {
    path: streamPath,
    answers: { anonymous: 204, ended: 204, suspended: 204 },
    elsewhere: 'server/features/notifications/eventStream.test.ts',
  },
  'GET /singleSignOn.php': { path: '/singleSignOn.php?accountType=google', answers: everybody(400) },
  'GET /singleSignOn.php/:provider': { path: '/singleSignOn.php/google?code=a', answers: everybody(400) },
  'POST /singleSignOn.php/:provider': { path: '/singleSignOn.php/google', body: {}, answers: everybody(303) },
  'GET /robots.txt': open('/robots.txt'),
  'GET /sitemap.xml': open('/sitemap.xml'),
  'GET /sitemaps/:name': { path: '/sitemaps/none.xml', answers: everybody(404) },
  'GET /sitemaps/*': { path: '/sitemaps/a/b', answers: everybody(404) },
}

/** Asks as the table says. */
export const askOpen = (
  route: string,
  { path, body }: OpenRoute,
  browser: Browser,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<Reply> => {
  const [method = ''] = route.split(' ')
  return body === undefined ? browser.ask(path, { headers }) : browser.json(path, body, { method, headers })
}
