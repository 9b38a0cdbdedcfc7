/** Ads of a feed, whatever its format. */
import { decodeFeed, FeedUnreadable } from './reading/decode.ts'
import type { FeedItem } from './reading/FeedAd.ts'
import { readCsv } from './reading/formats/csv.ts'
import { readImmobiliare } from './reading/formats/immobiliare.ts'
import { readJson } from './reading/formats/json.ts'
import { kyeroRecord, readKyero } from './reading/formats/kyero.ts'
import { openImmoRecord, readOpenImmo } from './reading/formats/openImmo.ts'
import { readXml, type XmlElement } from './reading/readXml.ts'

export interface FeedRead {
  /** Whether an ad that is absent is no longer offered. Known once all items were read. */
  isWhole: boolean
}

export interface FeedOptions {
  /** Of texts that say none. */
  readonly language: string
}

/** What stands before the ads of the formats that we read, and how their ads are read. */
const roots = {
  kyero: readKyero,
  openimmo: readOpenImmo,
  properties: readImmobiliare,
} as const satisfies Record<string, (element: XmlElement, language: string) => FeedItem>

const isRecord = (name: string): boolean => name === kyeroRecord || name === openImmoRecord

/**
 * Reads a feed as it comes. Yields ads and what cannot be read as one; fails with `FeedUnreadable` where nothing after
 * it can be read.
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  { language }: FeedOptions,
  read: FeedRead,
): AsyncGenerator<FeedItem> {
  const text = decodeFeed(bytes)
  const first = await text.next()
  if (first.done === true) throw new FeedUnreadable('unknownFormat', 1)
  const whole = startingWith(first.value, text)
  if (/^\uFEFF?\s*[[{]/.test(first.value)) {
    yield* readJson(whole, language)
    return
  }
  if (!/^\uFEFF?\s*</.test(first.value)) {
    read.isWhole = true
    yield* readCsv(whole)
    return
  }
  let readOne: (typeof roots)[keyof typeof roots] | undefined
  for await (const found of readXml(whole, isRecord)) {
    if ('start' in found) {
      if (Object.hasOwn(roots, found.start)) readOne ??= roots[found.start as keyof typeof roots]
      if (found.start === 'kyero') read.isWhole = true
      if (found.start === 'uebertragung') read.isWhole = found.attributes['umfang'] === 'VOLL'
    } else if (readOne === undefined) throw new FeedUnreadable('unknownFormat', found.line)
    else yield readOne(found, language)
  }
  if (readOne === undefined) throw new FeedUnreadable('unknownFormat', 1)
}

async function* startingWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}
