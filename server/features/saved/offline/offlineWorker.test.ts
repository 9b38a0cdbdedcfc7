import { beforeEach, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { offlineLimits } from '#domain/offline.ts'
import { runWorker } from './testing/runWorker.ts'

const groups = '/api-next/saved/groups/?lang=en'
const mine = '/api-next/saved/groups/mine/?lang=en'
const saved = '/en/user/saved/'
const keep = { pages: [saved], replies: [groups, mine], files: ['/assets/later-2.js'], isHere: true }

let session: string
let hasLine: boolean
let asked: string[]
const html = () =>
  `<!doctype html><html lang="en"><script src="/assets/entry-1.js"></script>homes of ${session}`

/** A server that refuses a page which shows another account, as the portal does. */
const server = (path: string, account: string | null): Response | undefined => {
  if (!hasLine) return undefined
  asked.push(path)
  if (/^\/(?:assets|media)\//.test(path)) return new Response(path)
  if (!path.startsWith('/api-next/')) return new Response(html(), { headers: { 'content-encoding': 'br' } })
  if (account !== session) return new Response('{}', { status: 409 })
  if (path === groups)
    return Response.json({
      groups: [
        { id: 'mine', isDefault: true },
        { id: 'g2', isDefault: false },
      ],
    })
  if (path === mine) return Response.json({ of: session, items: items.map((photo) => ({ card: { photo } })) })
  return Response.json({ of: session })
}

const items = [
  { path: '/media/demo/a/1', widths: [960, 480] },
  null,
  { path: '/media/demo/b/2', widths: [640] },
]

let worker: ReturnType<typeof runWorker>
beforeEach(() => {
  session = 'maria'
  hasLine = true
  asked = []
  worker = runWorker(server)
})
const names = () => [...worker.caches.keys()].toSorted()
const of = (account: string) => `estia.offline.saved.${account}`

it('knows files, replies and pages by their addresses', () => {
  const is = (rule: string, path: string) => worker.value(`${rule}(new URL('https://estia.example${path}'))`)
  expect(['/assets/a-1.js', '/favicon.svg', '/media/1.webp'].map((path) => is('isFile', path))).toEqual([
    true,
    false,
    false,
  ])
  const replies = [
    groups,
    mine,
    '/api-next/saved/',
    '/api-next/saved/shared/?token=a',
    '/api-next/user/profile/',
    '/api-next/saved/groups/g/items/1/',
  ]
  expect(replies.map((path) => is('isReply', path))).toEqual([true, true, false, false, false, false])
  expect(['/user/saved/', saved, '/en/user/saved/map/'].map((path) => is('isSavedPage', path))).toEqual([
    true,
    true,
    false,
  ])
  expect(['/', '/de/x/', '/constructor/'].map((path) => is('languageOf', path))).toEqual(['el', 'de', 'el'])
  expect(worker.value(`filesIn('"/assets/a-1.js" href="/assets/b.css" "/assets/a-1.js"')`)).toEqual([
    '/assets/a-1.js',
    '/assets/b.css',
  ])
  expect(worker.value('tooMany([1, 2, 3], 2)')).toEqual([1])
  expect(
    worker.value(
      '[isOld(new Date().toISOString(), 1000), isOld("2026-01-01T00:00:00Z", 1000), isOld(undefined, 1000)]',
    ),
  ).toEqual([false, true, true])
})

it('keeps the saved homes of the account that a page shows, and opens them without a line', async () => {
  await worker.tell({ account: 'maria', keep })
  expect(names()).toEqual(['estia.offline.files', of('maria')])
  expect(
    [...(worker.caches.get('estia.offline.files')?.entries.keys() ?? [])].map((url) => new URL(url).pathname),
  ).toEqual(['/assets/entry-1.js', '/assets/later-2.js'])
  hasLine = false
  const page = await worker.open(saved)
  expect(await page?.text()).toMatch(
    /<html data-kept-at="\d{4}-.*Z" data-kept-for="maria" lang="en">.*homes of maria/,
  )
  expect(page?.headers.get('content-encoding')).toBeNull()
  expect(await (await worker.ask(mine, 'maria'))?.json()).toMatchObject({ of: 'maria' })
  expect(await (await worker.ask(mine.replace('mine', 'g2'), 'maria'))?.json()).toEqual({ of: 'maria' })
  expect((await worker.ask('/assets/entry-1.js'))?.status).toBe(200)
  await expect(worker.ask(mine, 'nikos')).rejects.toThrow('no line')
  await expect(worker.ask(mine, 'none')).rejects.toThrow('no line')
})

it('keeps the smallest photograph of each home, which stands for all its files without a line', async () => {
  await worker.tell({ account: 'maria', keep })
  expect(asked.filter((path) => path.startsWith('/media/'))).toEqual([
    '/media/demo/a/1-480.webp',
    '/media/demo/b/2-640.webp',
  ])
  expect(await worker.ask('/media/demo/a/1-960.avif')).toBeUndefined()
  hasLine = false
  await worker.open(saved)
  expect(await (await worker.ask('/media/demo/a/1-960.avif'))?.text()).toBe('/media/demo/a/1-480.webp')
  await expect(worker.ask('/media/demo/a/11-960.avif')).rejects.toThrow('no line')
  hasLine = true
  await worker.open(saved)
  items.pop()
  await worker.tell({ account: 'maria', keep })
  const kept = [...(worker.caches.get(of('maria'))?.entries.keys() ?? [])].map((url) => new URL(url).pathname)
  expect(kept.filter((path) => path.startsWith('/media/'))).toEqual(['/media/demo/a/1-480.webp'])
})

it('removes them when nobody or another account is signed in', async () => {
  await worker.tell({ account: 'maria', keep })
  await worker.tell({ account: 'none' })
  expect(names()).toEqual(['estia.offline.files'])
  await worker.tell({ account: 'maria', keep })
  session = 'nikos'
  await worker.tell({ account: 'nikos', keep })
  expect(names()).toEqual(['estia.offline.files', of('nikos')])
})

it('keeps nothing of a session that is not that of the page', async () => {
  session = 'nikos'
  await worker.tell({ account: 'maria', keep })
  expect(names()).toEqual([])
})

it('keeps nothing that comes after a sign-out', async () => {
  const slow = worker.tell({ account: 'maria', keep })
  await worker.tell({ account: 'none' })
  await slow
  expect(names().filter((name) => name !== 'estia.offline.files')).toEqual([])
})

it('removes what was not read for thirty days', async () => {
  await worker.tell({ account: 'maria', keep })
  const at = new Date(Date.now() - offlineLimits.keptMs).toISOString()
  worker.caches
    .get(of('maria'))
    ?.entries.set(
      'https://estia.example/offline/record',
      Response.json({ at, account: 'maria', wanted: keep }),
    )
  hasLine = false
  expect((await worker.open(saved))?.status).toBe(503)
  expect(names()).toEqual(['estia.offline.files'])
})

it('reads pages from the server while there is a line, and says without one that there is none', async () => {
  await worker.open('/en/')
  await worker.open('/en/')
  expect(asked).toEqual(['/en/', '/en/'])
  await worker.tell({ account: 'maria', keep })
  hasLine = false
  for (const language of languages) {
    const page = await worker.open(language === 'el' ? '/xyz/' : `/${language}/xyz/`)
    const text = await page?.text()
    expect(page?.status).toBe(503)
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(`<a href="${saved}">`)
  }
  await worker.tell({ account: 'none' })
  expect(await (await worker.open('/en/'))?.text()).not.toContain(saved)
})

it('asks for a file once, and keeps so many', async () => {
  await worker.ask('/assets/a.js')
  await worker.ask('/assets/a.js')
  expect(asked).toEqual(['/assets/a.js'])
  for (let at = 0; at < offlineLimits.files; at++) await worker.ask(`/assets/b${at}.js`)
  const files = worker.caches.get('estia.offline.files')?.entries
  expect(files?.size).toBe(offlineLimits.files)
  expect(files?.has('https://estia.example/assets/a.js')).toBe(false)
})
