import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createElement, type ReactNode, useId } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { flatDetail } from '#stories/app/sample/detail.ts'
import { flat } from '#stories/app/sample/cards.ts'
import { results } from '#stories/app/sample/results.ts'
import { KeptMarkup } from './KeptMarkup.ts'
import { KeptParts } from './KeptParts.tsx'
import type { PageRequest } from './PageRequest.ts'
import { renderPage } from './renderPage.tsx'
import { pageRequest } from './testing/pageRequest.ts'

const Price = ({ price }: { price: number }) => createElement('b', null, price)

function Labelled() {
  const id = useId()
  return createElement('label', { htmlFor: id }, 'Price')
}

const partsOf = (kept: KeptMarkup, around = (part: ReactNode) => part, from = '{}') =>
  new KeptParts({ kept, from, around })

/** What a page with one part comes to. */
function written(parts: KeptParts, price: number): string | undefined {
  const place = parts.take({
    of: Price,
    facts: { price },
    isPlain: false,
    part: createElement(Price, { price }),
  })
  const markup = parts.putInto(`<ul><li>${place}</li></ul>`)
  return markup && Buffer.concat(markup.pieces).toString()
}

describe('a kept part', () => {
  it('is rendered once for all pages that have it alike', () => {
    const kept = new KeptMarkup()
    const around = vi.fn<(part: ReactNode) => ReactNode>((part) => part)
    for (const price of [1, 2, 1])
      expect(written(partsOf(kept, around), price)).toBe(`<ul><li><b>${price}</b></li></ul>`)
    expect(around).toHaveBeenCalledTimes(2)
  })

  it('is rendered again in another language, and by another view', () => {
    const kept = new KeptMarkup()
    const around = vi.fn<(part: ReactNode) => ReactNode>((part) => part)
    for (const from of ['{"language":"el"}', '{"language":"en"}']) written(partsOf(kept, around, from), 1)
    const parts = partsOf(kept, around, '{"language":"el"}')
    const place = parts.take({
      of: () => null,
      facts: { price: 1 },
      isPlain: false,
      part: createElement('i', null, 1),
    })
    expect(Buffer.concat(parts.putInto(place)?.pieces ?? []).toString()).toBe('<i>1</i>')
    expect(around).toHaveBeenCalledTimes(3)
  })

  it('is none with an id of React, which a browser would give it otherwise', () => {
    const parts = partsOf(new KeptMarkup())
    const place = parts.take({ of: Labelled, facts: {}, isPlain: false, part: createElement(Labelled) })
    expect(parts.putInto(place)).toBeUndefined()
  })

  it('has ids of its own where no browser hydrates it', () => {
    const parts = partsOf(new KeptMarkup())
    const place = parts.take({ of: Labelled, facts: {}, isPlain: true, part: createElement(Labelled) })
    const html = Buffer.concat(parts.putInto(place)?.pieces ?? []).toString()
    expect(html).toMatch(/<label for="[^"]*part\d+-[^"]+">Price<\/label>/)
  })
})

const listings = Array.from({ length: 25 }, (_, at) => ({ ...flat, id: at + 1, price: 100_000 + at }))
const hits = [
  { id: 2, words: [], excerpt: { language: 'el' as const, pieces: [{ text: 'θέα', isFound: true }] } },
]
const others = [{ id: 3, count: 2, price: { least: 90_000, most: 110_000 } }]
const request = (url: string): PageRequest =>
  pageRequest(url, (path) => {
    const isSimilar = path.includes('/similar/')
    if (path.startsWith('/api-next/listings/') && !isSimilar && !/\/\d+\/\?/.test(path))
      return Promise.resolve({ status: 404, body: {} })
    const list = { ...results, listings, hits, others, total: 60, pages: 3 }
    const body = isSimilar ? listings.slice(0, 4) : path.includes('/listings/1/') ? flatDetail : list
    return Promise.resolve({ status: 200, body })
  })

/** What React wrote; ids within `noscript` by their order, as only their being different matters there. */
async function rootOf(asked: PageRequest): Promise<string> {
  const stream = new PassThrough()
  ;(await renderPage(asked)).pipe(stream)
  const html = await text(stream)
  const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="boot"'))
  return root.replace(/<noscript>.*?<\/noscript>/gs, withPlainIds)
}

function withPlainIds(html: string): string {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  expect(new Set(ids).size).toBe(ids.length)
  return ids
    .toSorted((one, other) => other.length - one.length)
    .reduce((all, id) => all.replaceAll(id, `id-${ids.indexOf(id)}`), html)
}

const whole = { dev: true, head: '' } as const

it.each([
  '/pwlhsh-katoikies/',
  '/en/pwlhsh-katoikies/?prezzoMassimo=200000&pag=2',
  '/de/enoikio-katoikies/?criterio=prezzo',
  '/fr/pwlhsh-katoikies/?superficieMinima=40&keyword=vue',
  '/aggelies/1/',
  '/pt/aggelies/1/',
])('%s has in the browser the elements and ids that the server wrote, with its parts kept', async (url) => {
  const kept = new KeptMarkup()
  const expected = await rootOf({ ...request(url), assets: whole })
  expect(await rootOf({ ...request(url), kept })).toBe(expected)
  // The same parts on another page.
  const again = `${url}${url.includes('?') ? '&' : '?'}x=1`
  expect(await rootOf({ ...request(again), kept })).toBe(await rootOf({ ...request(again), assets: whole }))
})

it('keeps the cards of a list for lists with another price', async () => {
  const kept = new KeptMarkup()
  await rootOf({ ...request('/pwlhsh-katoikies/?prezzoMassimo=200000'), kept })
  const sizes = [kept.size]
  for (const price of [210_000, 220_000]) {
    await rootOf({ ...request(`/pwlhsh-katoikies/?prezzoMassimo=${price}`), kept })
    sizes.push(kept.size)
  }
  const [first = 0, second = 0, third = 0] = sizes
  // Each further page alone; the first with its parts beside it.
  expect(third - second).toBe(second - first)
  expect(first - (second - first)).toBeGreaterThan((second - first) / 2)
})
