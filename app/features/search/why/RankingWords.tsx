import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { OrderName } from '#domain/search/orders.ts'
import { mostPoints, paidPoints } from '#domain/search/relevance.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { SearchState } from '../model/searchState.ts'
import { relevanceKind } from '../model/whyHere.ts'
import { PaidSwitch } from '../views/PaidSwitch.tsx'

const parts = ['stated', 'fresh', 'pictures'] as const

/** What the order weighs, in plain words, and how paid places are left out. */
export function RankingWords({ state }: { state: SearchState }) {
  const { order } = state
  return (
    <Stack space="xs">
      {relevanceKind(order) === undefined ? <ChosenOrder order={order} /> : <Formula order={order} />}
      <div>
        <PaidSwitch state={state} />
      </div>
    </Stack>
  )
}

function ChosenOrder({ order }: { order: OrderName }) {
  const t = useTranslate()
  return (
    <Text isMeasured>
      {`${t('search.why.chosen', { order: t(`order.${order}`) })} ${t('search.why.notStated')}`}
    </Text>
  )
}

function Formula({ order }: { order: OrderName }) {
  const t = useTranslate()
  const most = Math.max(...Object.values(paidPoints))
  return (
    <>
      <Text isMeasured>{t('search.why.relevance')}</Text>
      <Stack as="ol" space="xxs">
        {parts.map((part) => (
          <Text as="li" key={part} isMeasured>
            {t(`search.why.${part}`, { points: mostPoints[part] })}
          </Text>
        ))}
      </Stack>
      <Text isMeasured>
        {relevanceKind(order) === 'paid' ? t('search.why.paid', { points: most }) : t('search.why.unpaid')}
      </Text>
      <Text isMeasured>{t('search.why.spread')}</Text>
    </>
  )
}
