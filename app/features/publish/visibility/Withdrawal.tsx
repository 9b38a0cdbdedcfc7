import type { Visibility } from '#domain/api/listings/Visibility.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { visibilityPath } from '#domain/visibility/paths.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { Orders } from './Orders.tsx'
import { orderName } from './orderName.ts'
import { sumIn } from './sumIn.ts'
import { useVisibility } from './useVisibility.ts'
import { VisibilityForm } from './VisibilityForm.tsx'

export interface WithdrawalProps {
  visibility: Visibility
  /** Id of the order. */
  order: string
}

/** The second step of a withdrawal: what is withdrawn from, what goes back, and the confirmation. */
export function Withdrawal({ visibility, order: id }: WithdrawalProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { withdraw } = useVisibility(visibility.id)
  const order = visibility.orders.find((one) => one.id === id)
  if (order === undefined || order.refundNow === null) return <Orders visibility={visibility} />
  const back = localPath(language, visibilityPath(visibility.id))
  return (
    <VisibilityForm
      act="withdraw"
      values={{ listing: visibility.id, order: id }}
      back={back}
      onSubmit={() => void withdraw(id)}
    >
      <Stack space="md">
        <Text isMeasured>{t('visibility.withdrawText', { order: orderName(order, texts) })}</Text>
        <Text weight="semibold">
          {t('visibility.withdrawSum', { sum: sumIn(language, order.refundNow) })}
        </Text>
        <Inline space="sm">
          <Button type="submit">{t('visibility.confirm')}</Button>
          <ButtonLink href={back} variant="secondary">
            {t('visibility.keep')}
          </ButtonLink>
        </Inline>
      </Stack>
    </VisibilityForm>
  )
}
