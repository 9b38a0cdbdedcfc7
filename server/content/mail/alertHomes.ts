import type { Language } from '#domain/locale.ts'
import { textIn } from '#server/platform/texts.ts'
import { amountIn } from './amountIn.ts'
import type { AlertHome } from './Mail.ts'

/** A home in a mail: what its title leads to, and what is said below it. */
export interface RenderedHome {
  readonly title: string
  readonly lines: readonly string[]
  readonly link: string
}

export const alertHomes = (homes: readonly AlertHome[], language: Language): readonly RenderedHome[] =>
  homes.map((home) => ({ title: home.title, lines: linesOf(home, language), link: home.link }))

function linesOf(home: AlertHome, language: Language): readonly string[] {
  const { kind, why, notStated, advertisers } = home
  const listed = (key: 'why' | 'notStated' | 'advertisers', values: readonly string[]) =>
    values.length === 0 ? [] : [textIn(language, `mails.searchAlert.${key}`, { what: values.join(' · ') })]
  return [
    textIn(language, `mails.searchAlert.${kind}`, { price: priceOf(home, language) }),
    ...listed('why', why),
    ...listed('notStated', notStated),
    ...listed('advertisers', advertisers),
  ]
}

/** "245.000 €", after a cut also what it was: "259.000 € → 245.000 €". */
function priceOf({ price, priceBefore }: AlertHome, language: Language): string {
  if (price === null) return textIn(language, 'mails.searchAlert.noPrice')
  const now = amountIn(language, price)
  return priceBefore === null ? now : `${amountIn(language, priceBefore)} → ${now}`
}
