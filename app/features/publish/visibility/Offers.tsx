import { useState } from 'react'
import type { Visibility } from '#domain/api/listings/Visibility.ts'
import { paidPoints } from '#domain/search/relevance.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { isPaidTier, offers, paidTiers, VAT } from '#domain/visibility/offers.ts'
import { visibilityPath } from '#domain/visibility/paths.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { RadioGroup } from '#design-system/forms/RadioGroup/RadioGroup.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { sumIn } from './sumIn.ts'
import { useVisibility } from './useVisibility.ts'
import { VisibilityForm } from './VisibilityForm.tsx'

/** The price list. Nothing is chosen at first. */
export function Offers({ visibility: { id, isOffered, isConsumer } }: { visibility: Visibility }) {
  const { t, language, format } = useTexts()
  const { buy } = useVisibility(id)
  const [isMissing, setMissing] = useState(false)
  if (!isOffered)
    return (
      <Notice>
        <p>{t('visibility.closed')}</p>
      </Notice>
    )
  const order = (form: FormData) => {
    const tier = form.get('tier')
    if (!isPaidTier(tier)) return setMissing(true)
    setMissing(false)
    void buy(tier, form.has('beginsAtOnce'))
  }
  return (
    <VisibilityForm
      act="buy"
      values={{ listing: id }}
      back={localPath(language, visibilityPath(id))}
      onSubmit={order}
    >
      <Stack space="md">
        <RadioGroup
          name="tier"
          isRequired
          label={t('visibility.choose')}
          {...(isMissing && { errorMessage: t('visibility.chooseFirst') })}
          options={paidTiers.map((tier) => ({
            value: tier,
            label: t('visibility.offer', {
              tier: t(`tier.${tier}`),
              price: sumIn(language, offers[tier].amount),
              days: offers[tier].days,
              points: paidPoints[tier],
            }),
          }))}
        />
        <Text size="small" tone="muted">
          {t('visibility.vat', { vat: format.percent(VAT) })}
        </Text>
        {isConsumer && (
          <Checkbox name="beginsAtOnce" value="1">
            {t('visibility.atOnce')}
          </Checkbox>
        )}
        <Inline>
          <Button type="submit">{t('visibility.buy')}</Button>
        </Inline>
      </Stack>
    </VisibilityForm>
  )
}
