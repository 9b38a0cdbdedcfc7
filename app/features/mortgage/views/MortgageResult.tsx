import type { MortgageAsked } from '#domain/costs/mortgage.ts'
import { mortgageOf } from '#domain/costs/mortgage.ts'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** The loan, both caps, and what is to be paid if the rate rises. */
export function MortgageResult({ asked }: { asked: MortgageAsked }) {
  const { t, format } = useTexts()
  const { loan, instalment, interest, debt, later, cap, byValue, byIncome } = mortgageOf(asked)
  const percent = (share: number) => format.percent(Math.round(share * 100_000) / 1000)
  const within = ({ most, isWithin }: { most: number; isWithin: boolean }) => {
    const atMost = t('mortgage.cap.most', { most: format.money(most) })
    return isWithin
      ? t('mortgage.cap.within', { most: atMost })
      : t('mortgage.cap.beyond', { most: atMost, amount: format.money(loan - most) })
  }
  return (
    <Stack as="section" space="lg" aria-labelledby="mortgage-result">
      <Stack space="sm">
        <Heading level={2} id="mortgage-result">
          {t('mortgage.result')}
        </Heading>
        <FactList
          facts={[
            { term: t('mortgage.instalment'), value: format.money(instalment) },
            { term: t('mortgage.loan'), value: format.money(loan) },
            { term: t('mortgage.interest'), value: format.money(interest) },
            ...(later.length > 0
              ? [{ term: t('mortgage.debt', { years: asked.fixedYears }), value: format.money(debt) }]
              : []),
          ]}
        />
      </Stack>
      {later.length > 0 && (
        <DataTable
          caption={t('mortgage.later')}
          columns={[
            { id: 'rate', header: t('mortgage.rate') },
            { id: 'instalment', header: t('mortgage.instalment'), align: 'end' },
          ]}
          rows={later.map(({ rise, rate, instalment: amount }) => ({
            id: String(rise),
            cells: { rate: percent(rate), instalment: format.money(amount) },
          }))}
        />
      )}
      <Stack as="section" space="sm" aria-labelledby="mortgage-caps">
        <Heading level={3} id="mortgage-caps">
          {t('mortgage.caps')}
        </Heading>
        <FactList
          facts={[
            { term: t('mortgage.cap.value', { percent: percent(cap.ofValue) }), value: within(byValue) },
            {
              term: t('mortgage.cap.income', { percent: percent(cap.ofIncome) }),
              value: byIncome ? within(byIncome) : t('mortgage.cap.noIncome'),
            },
          ]}
        />
        <Text size="small" tone="muted" isMeasured>
          {t('mortgage.cap.note')}
        </Text>
      </Stack>
    </Stack>
  )
}
