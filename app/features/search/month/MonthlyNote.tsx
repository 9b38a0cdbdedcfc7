import { Text } from '#design-system/foundations/Text/Text.tsx'
import { type MonthlyCost, monthlyCents, monthlyExtras, monthlyFactors } from '#domain/costs/monthlyCost.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import * as styles from './MonthlyNote.css.ts'

type Words = Pick<ReturnType<typeof useTexts>, 't' | 'format'>

export interface MonthlyNoteProps {
  listing: ListingCard
  /** What the search asks of the monthly cost. */
  asked: MonthlyCost
}

/** What the home costs a month altogether: what is in it, and what its ad does not state. */
export function MonthlyNote({ listing, asked }: MonthlyNoteProps) {
  const texts = useTexts()
  const { t, format, language } = texts
  const { price, contract } = listing
  const factor = monthlyFactors(asked)[contract]
  if (price === null || Number.isNaN(factor)) return null
  const extras = contract === 'sale' ? listing : { commonCharges: listing.commonCharges }
  const amount = format.money(Math.round(monthlyCents(price, factor, monthlyExtras(extras)) / 100))
  const isWhole = listing.commonCharges !== undefined && (contract === 'rent' || listing.enfia !== undefined)
  const parts = [
    t(contract === 'rent' ? 'search.month.rent' : 'search.month.instalment', {
      amount: format.money(Math.round(price * factor)),
    }),
    chargesIn(texts, listing),
    ...(contract === 'rent' ? [] : [enfiaIn(texts, listing)]),
  ]
  return (
    <div className={styles.note}>
      <Text size="small">
        {t(isWhole ? 'search.month.total' : 'search.month.least', {
          amount,
          parts: new Intl.ListFormat(language, { type: 'unit' }).format(parts),
        })}
      </Text>
    </div>
  )
}

function chargesIn({ t, format }: Words, { commonCharges }: ListingCard): string {
  if (commonCharges === undefined) return t('search.month.charges.notStated')
  if (commonCharges > 0) return t('search.month.charges', { amount: format.money(commonCharges) })
  return t('search.month.charges.none')
}

const enfiaIn = ({ t, format }: Words, { enfia }: ListingCard): string =>
  enfia === undefined
    ? t('search.month.enfia.notKnown')
    : t('search.month.enfia', { amount: format.money(Math.round(enfia / 12)) })
