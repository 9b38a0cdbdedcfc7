import { useEffect, useRef } from 'react'
import { type Purpose, purposesOf, type Services } from '#domain/site.ts'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { ChoicePartProps } from './ChoicePart.ts'
import { FeatureChoices } from './FeatureChoices.tsx'
import { PurposeChoice } from './PurposeChoice.tsx'
import { UnaskedUses } from './UnaskedUses.tsx'
import { everything, usesOf, vendorsOf } from './vendorChoice.ts'
import { VendorPart } from './VendorPart.tsx'

export interface ChoiceLayerProps extends ChoicePartProps {
  services: Services
  /** What is agreed to of the portal's own services. */
  own: readonly Purpose[]
  onOwn: (own: readonly Purpose[]) => void
}

/** Purposes, special features and companies one by one. */
export function ChoiceLayer({ services, own, onOwn, ...part }: ChoiceLayerProps) {
  const { t, language } = useTexts()
  const { list } = part
  const start = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone.
  useEffect(() => start.current?.focus(), [])
  const asked = everything(list)
  const purposes = [...new Set([...asked.purposes, ...asked.interests])].toSorted((one, other) => one - other)
  return (
    <Stack space="xl">
      <Stack as="section" space="md">
        <Heading level={3} isFocusTarget ref={start}>
          {t('consent.vendors.purposes')}
        </Heading>
        {list.language !== language && <Text tone="muted">{t('consent.vendors.english')}</Text>}
        {usesOf(list.purposes, purposes).map((purpose) => (
          <PurposeChoice key={purpose.id} {...part} purpose={purpose} />
        ))}
      </Stack>
      <FeatureChoices {...part} />
      <UnaskedUses list={list} />
      <Stack as="section" space="md">
        <Heading level={3}>{t('consent.vendors.companies')}</Heading>
        <div>
          {vendorsOf(list).map((vendor) => (
            <VendorPart key={vendor.id} {...part} vendor={vendor} />
          ))}
        </div>
      </Stack>
      <OwnServices services={services} own={own} onOwn={onOwn} />
    </Stack>
  )
}

function OwnServices({ services, own, onOwn }: Pick<ChoiceLayerProps, 'services' | 'own' | 'onOwn'>) {
  const { t } = useTexts()
  const offered = purposesOf(services)
  if (offered.length === 0) return null
  return (
    <Stack as="section" space="md">
      <Heading level={3}>{t('consent.vendors.own')}</Heading>
      {offered.map((purpose) => (
        <Checkbox
          key={purpose}
          isSelected={own.includes(purpose)}
          onChange={(isAgreed) =>
            onOwn(offered.filter((one) => (one === purpose ? isAgreed : own.includes(one))))
          }
        >
          {t(`consent.purpose.${purpose}`)}
        </Checkbox>
      ))}
    </Stack>
  )
}
