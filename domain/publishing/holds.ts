/**
 * What makes an ad wait for a person: a price far below its neighbours, words that ask for money before a visit, and
 * words that exclude people by what they are. Each rule is a row; nothing is refused by a rule alone.
 */
import { fold } from '../words/fold.ts'

/** Part of the median of its neighbours below which a price is looked at. */
export const PRICE_PART = 0.7

/** Found by a rule, or put by a moderator: held for now, or removed. */
export const holdReasons = ['price', 'payBefore', 'exclusion', 'moderator', 'removed'] as const
export type HoldReason = (typeof holdReasons)[number]

export interface Hold {
  readonly reason: HoldReason
  /** The field that it is about, as `texts.el.description`. */
  readonly field: string
  /** The words that were found, or the price. */
  readonly found: string
}

/** What a moderator put stays whatever the ad says. */
export const isByModerator = ({ reason }: Pick<Hold, 'reason'>): boolean =>
  reason === 'moderator' || reason === 'removed'

/** Words in the spelling of `fold`. A star stands for the rest of a word, a plus for up to three words between. */
type Phrases = readonly string[]

const payBefore: Phrases = [
  // el
  'προκαταβολ* πριν',
  'προκαταβολ* για επισκεψη',
  'πληρωμη πριν',
  'χρηματα πριν',
  'καταθεση πριν',
  'στειλτε + χρηματα',
  'στειλετε + χρηματα',
  // en
  'deposit before + view*',
  'deposit before + visit',
  'pay* before + view*',
  'pay* before + visit',
  'money before + view*',
  'money before + visit',
  'send + money',
  'viewing fee',
  // it
  'pagamento prima della visita',
  'caparra prima della visita',
  'anticipo prima della visita',
  'inviare + denaro',
  // de
  'anzahlung vor + besichtigung',
  'kaution vor + besichtigung',
  'zahlung vor + besichtigung',
  'geld vor + besichtigung',
  // fr
  'acompte avant + visite',
  'paiement avant + visite',
  'caution avant + visite',
  'argent avant + visite',
  // es
  'pago antes de + visita',
  'deposito antes de + visita',
  'fianza antes de + visita',
  'senal antes de + visita',
  // pt
  'pagamento antes da visita',
  'deposito antes da visita',
  'sinal antes da visita',
  'caucao antes da visita',
  // ru
  'предоплата до просмотра',
  'оплата до просмотра',
  'залог до просмотра',
  'деньги до просмотра',
  'предоплата перед просмотром',
  // Services that scams ask for in every language.
  'western union',
  'moneygram',
  'paysafecard',
]

const exclusion: Phrases = [
  // el
  'οχι + αλλοδαπ*',
  'οχι + ξενους',
  'οχι + μεταναστ*',
  'οχι + μουσουλμαν*',
  'οχι + ρομα',
  'οχι + τσιγγαν*',
  'οχι + αναπηρ*',
  'οχι + ομοφυλοφιλ*',
  'μονο + ελληνες',
  'μονο + ελληνιδες',
  'μονο σε ελληνες',
  'μονο χριστιαν*',
  // en
  'no foreigners',
  'no immigrants',
  'no refugees',
  'no muslims',
  'no roma',
  'no gypsies',
  'no gays',
  'no disabled',
  'greeks only',
  'only greeks',
  'only for greeks',
  'europeans only',
  'whites only',
  'christians only',
  // it
  'no stranieri',
  'no immigrati',
  'no extracomunitari',
  'no musulmani',
  'solo italiani',
  'solo greci',
  'solo europei',
  // de
  'keine auslander',
  'keine fluchtlinge',
  'keine muslime',
  'keine behinderten',
  'nur deutsche',
  'nur griechen',
  'nur europaer',
  // fr
  'pas d etrangers',
  'pas d immigres',
  'pas de musulmans',
  'francais uniquement',
  'grecs uniquement',
  'uniquement des grecs',
  'europeens uniquement',
  // es
  'no extranjeros',
  'no inmigrantes',
  'no musulmanes',
  'solo espanoles',
  'solo griegos',
  'solo europeos',
  // pt
  'nao estrangeiros',
  'nao imigrantes',
  'sem estrangeiros',
  'so portugueses',
  'so gregos',
  'so europeus',
  // ru
  'только славян*',
  'только грекам',
  'только для греков',
  'только русским',
  'не иностранцам',
  'кроме иностранцев',
  'без иностранцев',
]

const wordOf = (word: string): string => {
  if (word === '+') return String.raw`(?:[^ ]+ ){0,3}`
  return word.endsWith('*') ? `${fold(word.slice(0, -1))}[^ ]* ` : `${fold(word)} `
}

const patternOf = (phrases: Phrases): RegExp =>
  new RegExp(` (${phrases.map((phrase) => phrase.split(' ').map(wordOf).join('')).join('|')})`)

const patterns: readonly (readonly [HoldReason, RegExp])[] = [
  ['payBefore', patternOf(payBefore)],
  ['exclusion', patternOf(exclusion)],
]

/** The holds of a text of an ad, one for each reason at most. */
export function holdsOfText(field: string, text: string): readonly Hold[] {
  const folded = ` ${fold(text)} `
  return patterns.flatMap(([reason, pattern]) => {
    const found = pattern.exec(folded)?.[1]?.trim()
    return found === undefined ? [] : [{ reason, field, found }]
  })
}

/** The hold of a price: `perSquareMetre` and the median of its neighbours, EUR. */
export const holdsOfPrice = (price: number, perSquareMetre: number, median: number): readonly Hold[] =>
  perSquareMetre < median * PRICE_PART ? [{ reason: 'price', field: 'price', found: String(price) }] : []
