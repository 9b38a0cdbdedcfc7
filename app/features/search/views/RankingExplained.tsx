import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { OrderName } from '#domain/search/orders.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { why } from './ResultsHeader.css.ts'

/** What the order weighs, in plain words. */
export function RankingExplained({ order }: { order: OrderName }) {
  const t = useTranslate()
  const isRelevance = order === 'mostRelevant' || order === 'automatic'
  return (
    <div className={why}>
      <Disclosure
        summary={
          <Text as="span" size="small" tone="action" weight="medium">
            {t('search.why.title')}
          </Text>
        }
        look="plain"
      >
        <Stack space="xs">
          {isRelevance ? (
            <>
              <Text isMeasured>{t('search.why.relevance')}</Text>
              <Stack as="ol" space="xxs">
                {(['stated', 'fresh', 'pictures'] as const).map((part) => (
                  <Text as="li" key={part} isMeasured>
                    {t(`search.why.${part}`)}
                  </Text>
                ))}
              </Stack>
              <Text isMeasured>{t('search.why.unpaid')}</Text>
            </>
          ) : (
            <Text isMeasured>
              {t('search.why.chosen', { order: t(`order.${order}`) })} {t('search.why.notStated')}
            </Text>
          )}
        </Stack>
      </Disclosure>
    </div>
  )
}
