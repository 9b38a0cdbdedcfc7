import type { Texts } from '#app/i18n/texts.ts'

/**
 * The difference between an amount and the asking price, in words: "15.000 € (5 %) below the asking price".
 */
export function proposalDifference({ t, format }: Texts, amount: number, asked: number): string {
  if (amount === asked) return t('contact.proposal.same')
  const apart = Math.abs(amount - asked)
  const share = (apart / asked) * 100
  const values = {
    amount: format.money(apart),
    percent: format.percent(share < 1 ? Math.round(share * 10) / 10 : Math.round(share)),
  }
  return t(amount < asked ? 'contact.proposal.less' : 'contact.proposal.more', values)
}
