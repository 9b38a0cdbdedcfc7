import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { loanCapsSince } from '#domain/costs/coefficients.ts'
import type { Loan } from '#domain/costs/estimateCosts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { amountText, monthText, shareText } from '../model/costWords.ts'

/** The maximum loan by the Bank of Greece's rule, and the cash that is needed beside it. */
export function Loans({ loans }: { loans: readonly Loan[] }) {
  const texts = useTexts()
  const { t, format } = texts
  return (
    <>
      <DataTable
        caption={t('listing.costs.loans')}
        columns={[
          { id: 'buyer', header: t('listing.costs.loans.buyer') },
          { id: 'most', header: t('listing.costs.loans.most'), align: 'end' },
          { id: 'own', header: t('listing.costs.loans.own'), align: 'end' },
          { id: 'income', header: t('listing.costs.loans.income'), align: 'end' },
        ]}
        rows={loans.map(({ cap, most, own }) => ({
          id: cap.name,
          cells: {
            buyer: t(`listing.costs.loans.${cap.name}`),
            most: t('listing.costs.loans.mostOf', {
              amount: format.money(most),
              percent: shareText(texts, cap.ofValue),
            }),
            own: amountText(texts, own),
            income: t('listing.costs.loans.ofIncome', { percent: shareText(texts, cap.ofIncome) }),
          },
        }))}
      />
      <Text size="small" tone="muted" isMeasured>
        {t('listing.costs.loans.source', { month: monthText(texts, loanCapsSince) })}
      </Text>
    </>
  )
}
