import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { __vitePreload as bringCode, CodeGone, CodeUnreachable } from './bringCode.ts'

/** What the server answers with next, by address; 0 is no answer. */
const statuses = new Map<string, number>()
const asked: string[] = []
const answer = (address: string) => {
  asked.push(address)
  const status = statuses.get(address) ?? 200
  return status === 0 ? Promise.reject(new TypeError('Failed to fetch')) : new Response('', { status })
}

let name = 0
/** A file that nobody asked for before. */
const newFile = () => `assets/file-${name++}.js`
const load = vi.fn<() => Promise<string>>(async () => 'module')

beforeEach(() => {
  statuses.clear()
  asked.length = 0
  load.mockClear()
  vi.stubGlobal('fetch', async (address: string) => answer(address))
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const link of document.querySelectorAll('link[data-of-test], link[href*="/assets/"]')) link.remove()
})

it('imports once every file is there, and asks for each once', async () => {
  const [first, second, shared] = [newFile(), newFile(), newFile()]
  await expect(bringCode(load, [first, shared])).resolves.toBe('module')
  await bringCode(load, [second, shared])
  expect(asked).toEqual([`/${first}`, `/${shared}`, `/${second}`])
  expect(load).toHaveBeenCalledTimes(2)
})

it('imports nothing while a file does not come, and asks again for that one alone', async () => {
  const [there, missing] = [newFile(), newFile()]
  statuses.set(`/${missing}`, 0)
  await expect(bringCode(load, [there, missing])).rejects.toThrow(CodeUnreachable)
  expect(load).not.toHaveBeenCalled()
  statuses.clear()
  await expect(bringCode(load, [there, missing])).resolves.toBe('module')
  expect(asked).toEqual([`/${there}`, `/${missing}`, `/${missing}`])
})

it.each([
  [404, CodeGone],
  [503, CodeUnreachable],
])('tells what is gone from what may come later: %s', async (status, kind) => {
  const file = newFile()
  statuses.set(`/${file}`, status)
  await expect(bringCode(load, [file])).rejects.toThrow(kind)
})

it('leaves to the document what it names itself', async () => {
  const file = newFile()
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` })
  link.dataset['ofTest'] = ''
  document.head.append(link)
  await bringCode(load, [file])
  expect(asked).toEqual([])
})

it('adds a style sheet, and takes one away that did not come, so that it can come later', async () => {
  const href = '/assets/no-such-style.css'
  const links = () => document.querySelectorAll(`link[href="${href}"]`)
  const coming = bringCode(load, [href.slice(1)])
  await vi.waitFor(() => expect(links()).toHaveLength(1))
  await expect(coming).rejects.toThrow(CodeUnreachable)
  expect(links()).toHaveLength(0)
  expect(load).not.toHaveBeenCalled()
})

it('finds out for itself where a module stands that needs no other', async () => {
  // As the build writes it.
  const written = Object.assign(load, { toString: () => '()=>import(`./alone-x_1.js`)' })
  await bringCode(written, [])
  expect(asked).toEqual(['/assets/alone-x_1.js'])
})

it('imports at once what consists of no file', async () => {
  await expect(bringCode(load)).resolves.toBe('module')
})
