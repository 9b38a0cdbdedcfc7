import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { ChoicePartProps } from './ChoicePart.ts'
import { UseText } from './UseText.tsx'
import { everything, switched, usesOf } from './vendorChoice.ts'

/** Special features, which need a consent of their own. */
export function FeatureChoices({ list, choice, onChoice }: ChoicePartProps) {
  const { t } = useTexts()
  const features = usesOf(list.specialFeatures, everything(list).features)
  if (features.length === 0) return null
  return (
    <Stack as="section" space="md">
      <Heading level={3}>{t('consent.vendors.features')}</Heading>
      {features.map((feature) => (
        <Stack key={feature.id} space="xs">
          <Checkbox
            isSelected={choice.features.includes(feature.id)}
            onChange={(isOn) => onChoice(switched(choice, 'features', feature.id, isOn))}
          >
            <span lang={list.language}>{feature.name}</span>
          </Checkbox>
          <UseText use={feature} language={list.language} />
        </Stack>
      ))}
    </Stack>
  )
}
