import type { Estimated } from '#domain/api/valuation/Valuation.ts'
import { readFloor } from '#domain/listing/vocabularies/floor.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** `4ος`, `Ισόγειο` */
export function floorWords({ t }: Texts, code: number): string {
  const floor = readFloor(code)
  return 'named' in floor ? t(`floor.${floor.named}`) : t('floor.storeyShort', { n: floor.storey })
}

/** An amount as estimates are told: to thousands, rents to tens, what is small exactly. */
export function roundly({ format }: Texts, euro: number): string {
  const step = euro >= 20_000 ? 1000 : euro >= 200 ? 10 : 1
  return format.money(Math.round(euro / step) * step)
}

/** `+5.100 €`, `−6.400 €` */
export const signedMoney = ({ format }: Texts, euro: number): string =>
  euro === 0 ? format.money(0) : `${euro > 0 ? '+' : '−'}${format.money(Math.abs(euro))}`

/** A share to a tenth of a hundredth, `8,4 %`. */
export const percentOf = ({ format }: Texts, share: number): string =>
  format.percent(Math.round(share * 1000) / 10)

/** The same with its sign. */
export const signedPercent = (texts: Texts, share: number): string =>
  `${share > 0 ? '+' : share < 0 ? '−' : ''}${percentOf(texts, Math.abs(share))}`

/** What is estimated, in a line: `Διαμέρισμα, 95 τ.μ., Αμπελόκηποι`. */
export const subjectLine = (
  { format }: Texts,
  { place, surface }: Pick<Estimated, 'place' | 'surface'>,
  kind: string,
): string => [kind, format.area(surface), place.name].filter(Boolean).join(', ')
