import type { Estimated } from '#domain/api/valuation/Valuation.ts'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { HeardWords } from '#app/shared/HeardWords.tsx'
import { joinSentences } from '#app/shared/joinSentences.ts'
import { signedMoney } from '../model/valuationWords.ts'

/** From what the homes alike ask to the estimate, each step in euro, and whether it is stated or assumed. */
export function FactorTable({ estimate }: { estimate: Estimated }) {
  const texts = useTexts()
  const { t, format } = texts
  const { start, mean, surface, factors, comparables } = estimate
  return (
    <Stack as="section" space="sm" aria-labelledby="estimate-factors">
      <Heading level={2} id="estimate-factors">
        {t('valuation.factors')}
      </Heading>
      <Text tone="muted" isMeasured>
        {t('valuation.factors.lead')}
      </Text>
      <DataTable
        caption={t('valuation.factors')}
        isCaptionHidden
        columns={[
          { id: 'factor', header: t('valuation.factor') },
          { id: 'basis', header: t('valuation.basis') },
          { id: 'effect', header: t('valuation.effect'), align: 'end' },
        ]}
        rows={[
          {
            id: 'start',
            cells: {
              factor: (
                <HeardWords
                  of={({ format: words }) =>
                    joinSentences(
                      t('valuation.factor.start', { count: comparables.length }),
                      `${words.pricePerArea(start, surface)} × ${words.area(surface)}`,
                    )
                  }
                />
              ),
              basis: '',
              effect: format.money(start),
            },
          },
          ...factors.map(({ name, effect, basis }) => ({
            id: name,
            cells: {
              factor: t(`valuation.factor.${name}`),
              basis:
                basis === 'data' ? (
                  <Badge tone="success" icon="check">
                    {t('valuation.basis.data')}
                  </Badge>
                ) : (
                  <Badge icon="edit">{t('valuation.basis.assumption')}</Badge>
                ),
              effect: signedMoney(texts, effect),
            },
          })),
          {
            id: 'end',
            cells: {
              factor: <strong>{t('valuation.factor.end')}</strong>,
              basis: '',
              effect: <strong>{format.money(mean)}</strong>,
            },
          },
        ]}
      />
    </Stack>
  )
}
