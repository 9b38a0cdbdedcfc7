import { nobodyShown, shownAccountHeader } from '#domain/account/shownAccount.ts'
import { defaults } from '#domain/locale.ts'
import { offlineCaches, offlineLimits } from '#domain/offline.ts'
import { linkMark, type OfflinePage } from './offlinePages.ts'

/** The worker as the browser runs it: what it keeps, and what it answers without a line. */
export const offlineWorker = (pages: Readonly<Record<string, OfflinePage>>): string =>
  `const facts = ${JSON.stringify({
    pages,
    language: defaults.language,
    caches: offlineCaches,
    limits: offlineLimits,
    header: shownAccountHeader,
    nobody: nobodyShown,
    mark: linkMark,
  })}
${rules}
${keeping}
${answering}`

/** What is kept, and under which name: pure. */
const rules = String.raw`
const filesName = facts.caches + '.files'
const ofAccounts = facts.caches + '.saved.'
const record = '/offline/record'
const refreshMs = 2000

const isFile = ({ pathname }) => pathname.startsWith('/assets/')
const isPhoto = ({ pathname }) => pathname.startsWith('/media/')
const isReply = ({ pathname }) => /^\/api-next\/saved\/groups\/(?:[\w-]+\/)?$/.test(pathname)
const isOfSaved = ({ pathname }) => pathname.startsWith('/api-next/saved/')
const isSavedPage = ({ pathname }) => Object.values(facts.pages).some(({ saved }) => saved === pathname)
const isAccount = (account) => typeof account === 'string' && /^[\w-]+$/.test(account) && account !== facts.nobody
const languageOf = ({ pathname }) => {
  const first = pathname.split('/')[1]
  return Object.hasOwn(facts.pages, first) ? first : facts.language
}
const filesIn = (html) => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])]
/** The smallest file of each home's first photograph. */
const photosIn = ({ items = [] }) =>
  items.flatMap(({ card }) => (card?.photo ? [card.photo.path + '-' + Math.min(...card.photo.widths) + '.webp'] : []))
/** The same for all widths and formats of a photograph. */
const photoOf = ({ pathname }) => pathname.replace(/-\d+\.\w+$/, '')
/** The oldest of what is more than may be kept. */
const tooMany = (keys, most) => keys.slice(0, Math.max(0, keys.length - most))
const isOld = (at, most) => !(Date.now() - Date.parse(at) < most)
`

/** Caches are changed one after the other, so that nothing is written into one that was removed meanwhile. */
const keeping = String.raw`
let shown
let turn = 0
let last = Promise.resolve()
// What could not be kept is read again with the next change.
const inTurn = (act) => (last = last.then(act).catch(() => undefined))
const savesData = () => self.navigator.connection?.saveData === true

/** The page shows this account: what is kept of any other is removed. */
function show(account) {
  if (account === shown) return
  shown = account
  turn += 1
  return inTurn(async () => {
    for (const name of await caches.keys())
      if (name.startsWith(ofAccounts) && name !== ofAccounts + account) await caches.delete(name)
  })
}

async function keepFiles(addresses) {
  const cache = await caches.open(filesName)
  for (const address of addresses) {
    const reply = (await cache.match(address, { ignoreVary: true })) ?? (await fetch(address))
    if (!reply.ok) continue
    // What is put again is the last to go.
    await cache.delete(address, { ignoreVary: true })
    await cache.put(address, reply)
  }
  await trim(cache)
}

async function trim(cache) {
  for (const key of tooMany(await cache.keys(), facts.limits.files)) await cache.delete(key)
}

async function readFor(account, address) {
  const reply = await fetch(address, { headers: { accept: 'application/json', [facts.header]: account }, cache: 'no-store' })
  if (!reply.ok) throw new Error(address + ': ' + reply.status)
  return reply
}

async function readPage(address) {
  const reply = await fetch(address, { cache: 'no-store' })
  if (!reply.ok || reply.redirected) throw new Error(address + ': ' + reply.status)
  const headers = new Headers(reply.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return { address, html: await reply.text(), headers }
}

/**
 * Reads what is kept for an account, and keeps all of it or nothing. A page does not say whose it is: the server refuses
 * the reply before it and the one after it when another account is signed in. began: the turn in which it was asked for.
 */
async function keep(account, wanted, began) {
  const [groups, mine] = wanted.replies
  const list = await readFor(account, groups)
  const documents = await Promise.all(wanted.pages.map(readPage))
  const others = (await list.clone().json()).groups.filter(({ isDefault }) => !isDefault).slice(0, facts.limits.groups)
  const addresses = [mine, ...others.map(({ id }) => mine.replace('/mine/', '/' + id + '/'))]
  const replies = await Promise.all(addresses.map((address) => readFor(account, address)))
  const photos = (await Promise.all(replies.map((reply) => reply.clone().json()))).flatMap(photosIn)
  const at = new Date().toISOString()
  await inTurn(async () => {
    if (turn !== began) return
    const cache = await caches.open(ofAccounts + account)
    for (const key of await cache.keys()) if (isReply(new URL(key.url))) await cache.delete(key)
    for (const { address, html, headers } of documents) await cache.put(address, new Response(html, { headers }))
    await cache.put(groups, list)
    for (const [place, reply] of replies.entries()) await cache.put(addresses[place], reply)
    await cache.put(record, new Response(JSON.stringify({ at, account, wanted })))
  })
  const files = new Set([...documents.flatMap(({ html }) => filesIn(html)), ...wanted.files])
  await keepFiles([...files].filter((address) => isFile(new URL(address, self.location.origin))))
  await keepPhotos(account, new Set(photos.filter((address) => isPhoto({ pathname: address })).slice(0, facts.limits.photos)), began)
}

/** Keeps these photographs and no other. They are of the account: they go with its homes. */
async function keepPhotos(account, wanted, began) {
  // A cache that was removed meanwhile is not opened again.
  const inCache = (act) => inTurn(async () => turn === began && act(await caches.open(ofAccounts + account)))
  const missing = new Set(wanted)
  await inCache(async (cache) => {
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url)
      if (isPhoto({ pathname }) && !wanted.has(pathname)) await cache.delete(pathname)
      missing.delete(pathname)
    }
  })
  for (const address of missing) {
    if (turn !== began) return
    const reply = await fetch(address)
    if (reply.ok) await inCache((cache) => cache.put(address, reply))
  }
}

/** What is kept of an account; undefined where there is nothing, or it is too old, which removes it. */
async function keptOf(account) {
  const name = ofAccounts + account
  if (!(await caches.has(name))) return undefined
  const cache = await caches.open(name)
  const noted = await (await cache.match(record))?.json()
  if (noted && !isOld(noted.at, facts.limits.keptMs)) return { ...noted, cache }
  await caches.delete(name)
  return undefined
}

/** The only account of which something is kept. */
async function keptHere() {
  const name = (await caches.keys()).find((one) => one.startsWith(ofAccounts))
  return name && keptOf(name.slice(ofAccounts.length))
}

let refreshing = false

/** Reads again what is kept after a change, once for several. */
async function refreshSoon(account) {
  if (refreshing) return
  refreshing = true
  const began = turn
  await new Promise((done) => setTimeout(done, refreshMs))
  refreshing = false
  const kept = await keptOf(account)
  if (kept) await keep(account, kept.wanted, began)
}

async function hear({ account, keep: wanted }) {
  const removed = show(account)
  const began = turn
  await removed
  if (!isAccount(account) || !wanted || savesData()) return
  const kept = wanted.isHere ? undefined : await keptOf(account)
  if (!kept || isOld(kept.at, facts.limits.freshMs)) await keep(account, wanted, began)
}
`

const answering = String.raw`
async function file(event) {
  // A browser that keeps nothing fetches each file.
  const cache = await caches.open(filesName).catch(() => undefined)
  const kept = await cache?.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const reply = await fetch(event.request)
  if (cache && reply.status === 200 && !savesData()) {
    const copy = reply.clone()
    event.waitUntil(cache.put(event.request, copy).then(() => trim(cache)).catch(() => undefined))
  }
  return reply
}

// Photographs pass the worker by while the server answers.
let isCut = false

async function photo(event) {
  const kept = await keptHere()
  const wanted = photoOf(new URL(event.request.url))
  const found = kept && (await kept.cache.keys()).find(({ url }) => photoOf(new URL(url)) === wanted)
  return (found && (await kept.cache.match(found.url, { ignoreVary: true }))) ?? fetch(event.request)
}

async function reply(event) {
  const account = event.request.headers.get(facts.header)
  try {
    const fresh = await fetch(event.request)
    isCut = false
    if (fresh.ok && isAccount(account)) event.waitUntil(renew(account, event.request.url, fresh.clone()))
    return fresh
  } catch (failure) {
    // A page that was kept may not know yet whose it is.
    const kept = account === null ? await keptHere() : isAccount(account) ? await keptOf(account) : undefined
    const found = await kept?.cache.match(event.request.url, { ignoreVary: true })
    if (found) return found
    throw failure
  }
}

async function renew(account, address, fresh) {
  await inTurn(async () => {
    const kept = await keptOf(account)
    if (kept) await kept.cache.put(address, fresh)
  })
}

async function change(event) {
  const account = event.request.headers.get(facts.header)
  const done = await fetch(event.request)
  if (done.ok && isAccount(account)) event.waitUntil(refreshSoon(account).catch(() => undefined))
  return done
}

async function page(event) {
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(event.request))
    isCut = false
    return fresh
  } catch {
    isCut = true
    return offline(new URL(event.request.url))
  }
}

async function offline(url) {
  const kept = await keptHere().catch(() => undefined)
  const found = isSavedPage(url) && (await kept?.cache.match(url.pathname + url.search, { ignoreVary: true }))
  if (found) {
    const html = (await found.text()).replace('<html ', '<html data-kept-at="' + kept.at + '" data-kept-for="' + kept.account + '" ')
    return new Response(html, { headers: found.headers })
  }
  const { html, link, saved } = facts.pages[languageOf(url)]
  const pages = kept?.wanted.pages ?? []
  const target = pages.find((address) => address === saved) ?? pages[0]
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  }
  const shownLink = target === undefined ? '' : '<p><a href="' + target + '">' + link + '</a></p>'
  return new Response(html.replace(facts.mark, () => shownLink), { status: 503, headers })
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()])),
)

// A page that was on its way while the worker became active is not among those it took over then.
self.addEventListener('message', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), hear(event.data).catch(() => undefined)])),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.method !== 'GET') {
    if (isOfSaved(url)) event.respondWith(change(event))
  } else if (request.mode === 'navigate') event.respondWith(page(event))
  else if (isFile(url)) event.respondWith(file(event))
  else if (isReply(url)) event.respondWith(reply(event))
  else if (isPhoto(url) && (isCut || self.navigator.onLine === false)) event.respondWith(photo(event))
})
`
