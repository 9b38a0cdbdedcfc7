import { least } from '#domain/market/figures.ts'
import type { GuideFigure } from '#domain/market/Guide.ts'
import type { Texts } from '#app/i18n/texts.ts'

type Words = Pick<Texts, 't' | 'format'>

/** `Athens: asking prices, flats for sale` */
export const headingOf = ({ t }: Pick<Texts, 't'>, { place, kind, contract }: GuideFigure): string =>
  t(`prices.heading.${contract}`, { place: place.name, kind: t(`prices.kind.${kind}`) })

/** `November 2026` of `2026-11` */
export const monthName = ({ format }: Pick<Texts, 'format'>, month: string): string =>
  format.month(`${month}-15T00:00:00Z`)

/** EUR per m². */
export const perMetre = ({ format }: Pick<Texts, 'format'>, euro: number): string =>
  format.pricePerArea(euro, 1)

/** `+5.8%` of 0.058 */
export const signed = ({ format }: Pick<Texts, 'format'>, share: number): string =>
  `${share < 0 ? '−' : '+'}${format.percent(Math.abs(Math.round(share * 1000) / 10))}`

/** A change with its interval, or why it is not told. */
export const changeText = (
  words: Words,
  change: GuideFigure['stratified'] | GuideFigure['repeated'],
): string =>
  change === null
    ? words.t('prices.changeFew', { least: least.change })
    : words.t('prices.changed', {
        share: signed(words, change.share),
        low: signed(words, change.low),
        high: signed(words, change.high),
      })
