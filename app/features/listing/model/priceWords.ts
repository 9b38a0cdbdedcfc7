import type { Texts } from '#app/i18n/texts.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { changeBetween } from './priceHistory.ts'

type Words = Pick<Texts, 't' | 'format'>

/** "2.552 €/τ.μ. (μικτά)": a price per square metre says which area it was divided by. */
export function perAreaText({ t, format }: Words, listing: ListingCard): string | undefined {
  const { price, surface, surfaceKind, typology } = listing
  if (price === null || surface === null || surface <= 0) return undefined
  const amount = format.pricePerArea(price, surface)
  if (['land', 'buildingLand', 'agriculturalLand', 'garage'].includes(typology)) return amount
  return surfaceKind === null
    ? t('listing.price.perAreaUnknown', { amount })
    : t('listing.price.perAreaOf', { amount, kind: t(`surfaceKind.${surfaceKind}`) })
}

/** "Μείωση 6 % στις 22 Οκτωβρίου 2026, από 260.000 €". */
export function cutSentence({ t, format }: Words, { price, reduction }: ListingCard): string | undefined {
  const change = price !== null && reduction ? changeBetween(reduction.from, price) : null
  if (!change || !reduction || change.amount > 0) return undefined
  return t('listing.price.cut', {
    percent: percentText(format, -change.share),
    date: format.longDate(reduction.at),
    from: format.money(reduction.from),
  })
}

/** `6 %`; `0,4 %` where a whole number would say that nothing changed. */
export function percentText(format: Words['format'], share: number): string {
  const percent = Math.abs(share) * 100
  return format.percent(percent < 1 ? Math.round(percent * 10) / 10 : Math.round(percent))
}

/** `−6 %`, `+3 %`, with a real minus. */
export const signedPercent = (format: Words['format'], share: number): string =>
  `${share < 0 ? '−' : '+'}${percentText(format, share)}`
