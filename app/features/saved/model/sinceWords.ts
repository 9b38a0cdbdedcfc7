import type { SavedItem } from '#domain/api/saved/SavedGroups.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { fallSince } from './savedOrders.ts'

/** When a home was saved, and what became of its price. */
export const sinceWords = (texts: Texts, home: SavedItem): string =>
  [texts.t('saved.since', { date: texts.format.date(home.addedAt) }), ...changeWords(texts, home)].join(' · ')

function changeWords({ t, format }: Texts, home: SavedItem): readonly string[] {
  const fall = fallSince(home)
  if (fall === undefined) return []
  if (Math.abs(fall) < 0.001) return [t('saved.same')]
  const percent = format.percent(Math.round(Math.abs(fall) * 1000) / 10)
  const words = { before: format.money(home.priceThen ?? 0), percent }
  return [fall > 0 ? t('saved.cheaper', words) : t('saved.dearer', words)]
}
