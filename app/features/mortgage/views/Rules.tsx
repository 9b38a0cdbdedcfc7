import { useState } from 'react'
import { checkedIn, rules } from '#domain/costs/coefficients.ts'
import { stateOn } from '#domain/costs/dated.ts'
import { monthAt } from '#domain/market/months.ts'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** The dated rules, each with its state today. */
export function Rules() {
  const { t, format } = useTexts()
  const [{ day }] = useState(() => monthAt(new Date()))
  const dayText = (text: string) => format.longDate(`${text}T12:00:00Z`)
  return (
    <Stack as="section" space="sm">
      <Heading level={2}>{t('mortgage.rules')}</Heading>
      <Text size="small" tone="muted" isMeasured>
        {t('mortgage.rules.note', { month: format.month(`${checkedIn}-15`) })}
      </Text>
      <DataTable
        caption={t('mortgage.rules')}
        isCaptionHidden
        columns={[
          { id: 'rule', header: t('mortgage.rules.rule'), room: 'sentence' },
          { id: 'from', header: t('mortgage.rules.from') },
          { id: 'until', header: t('mortgage.rules.until') },
          { id: 'state', header: t('mortgage.rules.state') },
        ]}
        rows={rules.map((rule) => ({
          id: rule.name,
          cells: {
            rule: t(`mortgage.rule.${rule.name}`),
            from: 'from' in rule ? dayText(rule.from) : '–',
            until: 'until' in rule ? dayText(rule.until) : '–',
            state: t(`mortgage.state.${stateOn(rule, day)}`),
          },
        }))}
      />
    </Stack>
  )
}
