/** The history of a price as its section shows it: a table, a line and a sentence. */
import type { ListingDetail, PricePoint } from '#domain/listing/ListingDetail.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { changeBetween, historySummary, type PriceChange } from '../model/priceHistory.ts'
import { percentText, signedPercent } from '../model/priceWords.ts'

/** One event of a listing's life, with what it did to the price. */
export interface HistoryRow extends PricePoint {
  /** Against the event before; null where the price stayed, or for the first. */
  readonly change: PriceChange | null
}

/** The events of a listing, newest first, as a table shows them. */
export function historyRows({ priceHistory }: ListingDetail): readonly HistoryRow[] {
  return priceHistory
    .map((point, at) => ({ ...point, change: changeBetween(priceHistory[at - 1]?.price, point.price) }))
    .toReversed()
}

/** The asking price over time: each event, and the last price until it was last confirmed. */
export function priceSeries({ priceHistory, confirmedAt }: ListingDetail): { at: number; value: number }[] {
  const points = priceHistory.map(({ at, price }) => ({ at: Date.parse(at), value: price }))
  const last = points.at(-1)
  const until = Date.parse(confirmedAt)
  return last && until > last.at ? [...points, { at: until, value: last.value }] : points
}

/** What the price did since it was first published, as a sentence. */
export function historySentence({ t, format }: Pick<Texts, 't' | 'format'>, listing: ListingDetail): string {
  const summary = historySummary(listing)
  if (!summary) return t('listing.price.none')
  const { first, last, changes, change } = summary
  if (changes === 0) return t('listing.history.noChange')
  const percent = change ? signedPercent(format, change.share) : percentText(format, 0)
  return t('listing.history.changes', {
    count: changes,
    first: format.money(first),
    last: format.money(last),
    percent,
  })
}
