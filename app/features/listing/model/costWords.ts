import type { Texts } from '#app/i18n/texts.ts'
import { type Coefficient, vatRate } from '#domain/costs/coefficients.ts'
import type { Amount, Cost } from '#domain/costs/estimateCosts.ts'

type Words = Pick<Texts, 't' | 'format'>

/** A month of the table; the table has no days. */
export const monthText = ({ format }: Pick<Words, 'format'>, month: string): string =>
  format.month(`${month}-15`)

/** `0,475 %`: a share with all the digits that it has. */
export const shareText = ({ format }: Pick<Words, 'format'>, share: number): string =>
  format.percent(share * 100)

/** One amount, or from one to another. */
export function amountText({ t, format }: Words, { low, high }: Amount): string {
  return low === high
    ? format.money(low)
    : t('listing.range', { low: format.money(low), high: format.money(high) })
}

/** An estimate to the euro would pretend: outward to hundreds, small ones to tens. */
export function roundedSum({ low, high }: Amount): Amount {
  const step = high < 10_000 ? 10 : 100
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step }
}

export const costAmount = (words: Words, cost: Cost): string =>
  cost.coefficient.isMonthly
    ? words.t('listing.costs.perMonth', { amount: amountText(words, cost) })
    : amountText(words, cost)

/** "0,8 % – 1,2 % + ΦΠΑ 24 %", "1 – 2 μισθώματα". */
export function coefficientText(words: Words, coefficient: Coefficient): string {
  const rate = isInMonths(coefficient) ? monthsText(words, coefficient) : sharesText(words, coefficient)
  return coefficient.hasVat
    ? words.t('listing.costs.withVat', { rate, vat: shareText(words, vatRate) })
    : rate
}

const isInMonths = ({ contract, isMonthly }: Coefficient) => contract === 'rent' && !isMonthly

const sharesText = (words: Words, { low, high }: Coefficient): string =>
  low === high
    ? shareText(words, low)
    : words.t('listing.range', { low: shareText(words, low), high: shareText(words, high) })

const monthsText = ({ t, format }: Words, { low, high }: Coefficient): string =>
  low === high
    ? t('listing.costs.months', { low })
    : t('listing.costs.monthsRange', { low: format.number(low), high: format.number(high) })

export function costName({ t }: Pick<Words, 't'>, { name, isOptional }: Coefficient): string {
  const word = t(`listing.cost.${name}`)
  return isOptional ? t('listing.costs.optional', { name: word }) : word
}

/** The source of the coefficient, and the date from which it applies. */
export function costSource(words: Words, { name, since }: Coefficient): string {
  const source = words.t(`listing.cost.${name}.source`)
  return since === null ? source : words.t('listing.costs.since', { source, month: monthText(words, since) })
}
