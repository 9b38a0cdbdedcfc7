import { PassThrough, type Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type Texts, textsFor } from '#app/i18n/texts.ts'
import { noAccountFacts } from '#app/shared/account/AccountFacts.ts'
import { portal, routes } from '#app/routes.tsx'
import type { Boot } from '#app/shell/boot.ts'
import { isDemo } from '#domain/demo.ts'
import { failureOf, pageStatusOf } from '#app/shell/failure.ts'
import { laterParts } from '#app/shell/places/laterParts.ts'
import { failureHead, titleOf } from '#app/shell/head.ts'
import { scriptJson } from '#app/shell/json.ts'
import { placeOf } from '#app/shell/place.ts'
import { type OpenRoute, openRoute, type SentRoute } from '#app/shell/route.tsx'
import { robotsOf } from '#app/shell/showHead.ts'
import { readAddress } from './address.ts'
import { languageOffer } from './languageOffers.ts'
import { renderTurn } from './renderTurn.ts'
import { askFor, type Replies, repliesFor } from './replies.ts'
import { withToken } from './appMarkup.ts'
import { type DocumentFacts, documentEnd, documentStart } from './documentHtml.ts'
import type { Page, PageRequest } from './PageRequest.ts'
import { appOf, type At, markupFor } from './pageMarkup.tsx'

/** Renders the page at an address, with its data, its status and its head. */
export async function renderPage(request: PageRequest): Promise<Page> {
  const address = readAddress(request.url)
  if (address.kind === 'move') return redirect(address.to, address.status)
  if (address.kind === 'choice') return redirect(address.to, 302, { 'set-cookie': address.cookie })
  const { pathname, search } = address
  const place = placeOf(pathname, search, request.flags)
  const route = openRoute(routes, place)
  // Pages end in a slash, but for the demonstrations, which the specification writes without.
  if (!pathname.endsWith('/') && !isDemo(pathname)) {
    const slashed = openRoute(routes, { ...place, path: `${place.path}/` })
    if (slashed) return redirect(`${pathname}/${search}`, 301)
  }
  const forward = await route?.forward(askFor(request))
  if (forward !== undefined) return redirect(forward, 302)
  const [texts, replies] = await Promise.all([
    textsFor(place.language, request.isPseudo),
    route ? repliesFor(route, request) : noReplies,
    route?.preload(),
    ...laterParts.map(({ preload }) => preload()),
  ])
  const status = route ? pageStatusOf(replies.status) : 404
  const facts = factsOf({ request, texts, route, replies, status, href: pathname + search, path: place.path })
  if (status >= 400) await portal.failure.preload()
  await renderTurn()
  return render(facts, texts, { path: pathname, search })
}

/** What the browser needs of the page's route. */
function sentOf(route: OpenRoute, assets: PageRequest['assets']): SentRoute {
  const { name, source, areas, showsErrors, main, params } = route
  const built = 'dev' in assets ? undefined : assets.module
  return { name, source, areas, showsErrors, main, params, module: built ?? `/${source}` }
}

const noReplies: Replies = { status: 200, main: undefined, fallback: {} }

interface Rendered {
  readonly request: PageRequest
  readonly texts: Texts
  readonly route: OpenRoute | undefined
  readonly replies: Replies
  readonly status: number
  readonly href: string
  readonly path: string
}

function factsOf(rendered: Rendered): DocumentFacts {
  const { request, texts, route, replies, status, href, path } = rendered
  const reason = route ? failureOf(replies.status, route.name) : 'notFound'
  const head =
    route && status < 400 ? route.head(texts, replies.main) : failureHead(texts, reason, replies.gone)
  const boot: Boot = {
    language: texts.language,
    flags: request.flags,
    origin: request.origin,
    site: request.site ?? {},
    tilesUrl: request.tilesUrl,
    account: request.account ?? noAccountFacts,
    isPseudo: request.isPseudo || undefined,
    offer: languageOffer(request.offeredLanguage?.(texts.language)),
    fallback: replies.fallback,
    // The status of the reply, not of the page: the browser shows the same reason.
    first: {
      href,
      status: route ? replies.status : 404,
      gone: replies.gone,
      route: route && sentOf(route, request.assets),
    },
  }
  return {
    request,
    head,
    title: titleOf(texts.t, head),
    siteName: texts.t('shell.name'),
    boot,
    bootJson: scriptJson(boot),
    path,
    isPersonal: route?.isPersonal ?? false,
  }
}

/**
 * Renders the document. Data and code are loaded, so nothing is awaited: an error is known before the first
 * byte and is answered by an error page.
 */
async function render(facts: DocumentFacts, texts: Texts, at: At): Promise<Page> {
  const markup = markupFor({ facts, texts, at })
  if (!markup) return renderStream(facts, texts, at)
  const body = withToken(markup, facts.request.csrfToken)
  const pieces = [...documentStart(facts, markup.parts), ...body, documentEnd(facts)]
  const status = pageStatusOf(facts.boot.first.status)
  return {
    status,
    headers: headersOf(facts, at.path, status),
    pipe: (writable) => void writable.end(Buffer.concat(pieces)),
    abort: () => undefined,
  }
}

/** The same where a part waits for its code, or breaks. */
function renderStream(facts: DocumentFacts, texts: Texts, at: At): Promise<Page> {
  const { boot, request } = facts
  const status = pageStatusOf(boot.first.status)
  const parts = new Set<string>()
  return new Promise((resolve, reject) => {
    let hasBroken = false
    const instead = () => resolve(renderBroken(facts, texts, at))
    const { csrfToken, nonce } = request
    const stream = renderToPipeableStream(appOf({ facts, texts, at, parts, csrfToken }), {
      nonce,
      // React sends large parts hidden, for a script to put in place; here everything is there, and must be without one.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        if (hasBroken && status < 500) return instead()
        const pipe = (writable: Writable) => pipeDocument({ facts, parts }, stream.pipe, writable)
        resolve({ status, headers: headersOf(facts, at.path, status), pipe, abort: stream.abort })
      },
      onShellError: (error) => (status < 500 ? instead() : reject(error)),
      onError: (error) => {
        hasBroken = true
        console.error(error)
      },
    })
  })
}

/** The page for when rendering broke. It needs none of the data that may have broken it. */
async function renderBroken(facts: DocumentFacts, texts: Texts, at: At) {
  await portal.failure.preload()
  const head = failureHead(texts, 'server')
  const boot = { ...facts.boot, fallback: {}, first: { ...facts.boot.first, status: 500 } }
  return render(
    { ...facts, head, title: titleOf(texts.t, head), boot, bootJson: scriptJson(boot) },
    texts,
    at,
  )
}

function headersOf(
  { head, boot, isPersonal }: DocumentFacts,
  path: string,
  status: number,
): Record<string, string> {
  const robots = robotsOf(head, path)
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': boot.language,
    vary: 'Cookie, Accept-Language',
    ...(robots && { 'x-robots-tag': robots }),
    ...(isPersonal && { 'cache-control': 'no-store' }),
    ...(status === 503 && { 'retry-after': '60' }),
  }
}

/**
 * Writes the whole document at once. In React's chunks, each would be compressed separately, and a busy
 * server would take seconds to send a page.
 */
function pipeDocument(
  { facts, parts }: { facts: DocumentFacts; parts: ReadonlySet<string> },
  pipe: (destination: PassThrough) => void,
  writable: Writable,
): void {
  const pieces: Buffer[] = [...documentStart(facts, parts)]
  const body = new PassThrough()
  body.on('data', (piece: Buffer) => pieces.push(piece))
  body.on('end', () => {
    pieces.push(documentEnd(facts))
    writable.end(Buffer.concat(pieces))
  })
  pipe(body)
}

const redirect = (to: string, status: number, headers: Record<string, string> = {}): Page => ({
  status,
  headers: { ...headers, location: to },
  redirect: to,
  pipe: (writable) => void writable.end(),
  abort: () => undefined,
})
