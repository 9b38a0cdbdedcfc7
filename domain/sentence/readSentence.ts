/**
 * A sentence about homes as filters, by a lexicon and a grammar; no model takes part.
 * tokens (words, numbers, signs, with offsets) → the meanings of each in any language, and place names (Scan)
 * → rules, of which the longest match at each word wins (rules) → wishes in terms of filters, once all names
 * are known (wishes) → one set of criteria, in which lists unite and later words win (Draft).
 */
import { defaultFlags } from '../flags.ts'
import type { Gazetteer } from '../geography/Gazetteer.ts'
import type { ContractName } from '../listing/vocabularies/market.ts'
import type { Language } from '../locale.ts'
import type { Criteria } from '../search/filters.ts'
import type { OrderName } from '../search/orders.ts'
import type { SearchFlags } from '../search/readQuery.ts'
import { Draft } from './wishes/Draft.ts'
import type { Finding } from './grammar/Finding.ts'
import { likelyContract } from './wishes/likelyContract.ts'
import { placeNamesOf } from './scan/PlaceNames.ts'
import { readAt, readWeightless } from './grammar/rules.ts'
import { Scan } from './scan/Scan.ts'
import { served } from './wishes/served.ts'
import { type Understood, understoodOf } from './understood.ts'
import { type Unread, unreadSpans } from './unread.ts'
import { type Wish, wishesOf } from './wishes/wishes.ts'

/** The maximum length of a sentence, in characters; the rest is unread. */
export const longestRead = 1000

export interface ReadingOptions {
  readonly gazetteer: Gazetteer
  /** Languages whose words are read; all of them by default. */
  readonly languages?: readonly Language[]
  /** What is switched off is not read. */
  readonly flags?: SearchFlags
}

/**
 * A sentence as filters. The criteria are those of an address: the sentence box leads to the form's own URL.
 */
export interface SentenceReading {
  readonly criteria: Criteria
  readonly order?: OrderName
  /**
   * The contract that the price suggests if no word says whether to buy or to rent. Not among the criteria:
   * it is a guess.
   */
  readonly likelyContract?: ContractName
  /** What each piece of the sentence set, in its order. */
  readonly understood: readonly Understood[]
  /** What could not be read, in its order. Nothing of it is guessed at. */
  readonly unread: readonly Unread[]
}

interface Granted {
  readonly finding: Finding
  readonly wish: Wish
}

/** Reads a sentence about homes, in any of the eight languages or in Greeklish, into filters. Never fails. */
export function readSentence(text: string, options: ReadingOptions): SentenceReading {
  const { gazetteer, flags = defaultFlags } = options
  const scan = scanOf(text, options)
  const findings = findingsOf(scan)
  const wishes = wishesOf(findings, scan, gazetteer)
  const granted = findings.flatMap((finding, at): Granted[] => {
    const wish = served(wishes[at], flags)
    return wish ? [{ finding, wish }] : []
  })
  const { criteria, order } = draftOf(granted, scan)
  const contract = likelyContract(criteria)
  return {
    criteria,
    ...(order && { order }),
    ...(contract && { likelyContract: contract }),
    understood: granted.flatMap(({ finding, wish }) =>
      understoodOf(spanOf(finding, scan), wish, criteria, order),
    ),
    unread: [...unreadSpans(scan, isReadBy(granted)), ...beyond(text)],
  }
}

/** The reading of a sentence in its parts. */
export const scanOf = (text: string, { gazetteer, languages }: ReadingOptions): Scan =>
  new Scan(text.slice(0, longestRead), placeNamesOf(gazetteer), languages)

function findingsOf(scan: Scan): readonly Finding[] {
  const findings: Finding[] = []
  for (let at = 0; at < scan.tokens.length; ) {
    const weightless = readWeightless(scan, at)
    const here = readAt(scan, at)
    // A stop word yields to a longer phrase after it: "with a view" to "view of the sea".
    const behind = weightless && readAt(scan, weightless.end)
    const reading =
      here && here.end >= (behind?.end ?? 0) && here.end >= (weightless?.end ?? 0) ? here : undefined
    if (reading) findings.push(...reading.findings)
    at = (reading ?? weightless)?.end ?? at + 1
  }
  return findings
}

function draftOf(granted: readonly Granted[], scan: Scan) {
  const draft = new Draft()
  let order: OrderName | undefined
  granted.forEach(({ finding, wish }, at) => {
    switch (wish.kind) {
      case 'want':
        if (!wish.isCovered) draft.want(wish.criteria, isJoined(scan, granted[at - 1], { finding, wish }))
        break
      case 'deny':
        draft.deny(wish.name, wish.values)
        break
      case 'like':
        draft.like(wish.words, wish.isDenied)
        break
      case 'order':
        order = wish.order
    }
  })
  return { criteria: draft.criteria(), order }
}

/** "δυάρι ή τριάρι", "δυάρι-τριάρι". */
function isJoined(scan: Scan, before: Granted | undefined, { finding, wish }: Granted): boolean {
  if (before?.wish.kind !== 'want' || wish.kind !== 'want') return false
  const { criteria } = before.wish
  const { end } = before.finding
  const isAlike = Object.keys(wish.criteria).some((name) => name in criteria)
  const isDash = end === finding.begin && /^\s*[-–/]\s*$/.test(scan.tokens[end]?.gap ?? '')
  return isAlike && (isDash || scan.find(end, 'or')?.end === finding.begin)
}

const spanOf = ({ begin, end, isApproximate }: Finding, { tokens }: Scan) => ({
  start: tokens[begin]?.start ?? 0,
  end: tokens[end - 1]?.end ?? 0,
  ...(isApproximate && { isApproximate: true as const }),
})

const isReadBy = (granted: readonly Granted[]) => {
  const read = new Set(
    granted.flatMap(({ finding: { begin, end } }) =>
      Array.from({ length: end - begin }, (_, at) => begin + at),
    ),
  )
  return (at: number): boolean => read.has(at)
}

const beyond = (text: string): Unread[] =>
  text.length > longestRead ? [{ start: longestRead, end: text.length, text: text.slice(longestRead) }] : []
