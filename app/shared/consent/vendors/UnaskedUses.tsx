import type { VendorList } from '#domain/consent/vendorList.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { UseText } from './UseText.tsx'
import { unasked, usesOf } from './vendorChoice.ts'

/** What companies do without a choice of its own: it is said, and cannot be refused alone. */
export function UnaskedUses({ list }: { list: VendorList }) {
  const { t } = useTexts()
  const { specialPurposes, features } = unasked(list)
  const uses = [...usesOf(list.specialPurposes, specialPurposes), ...usesOf(list.features, features)]
  if (uses.length === 0) return null
  return (
    <Stack as="section" space="md">
      <Heading level={3}>{t('consent.vendors.unasked')}</Heading>
      <Text>{t('consent.vendors.unasked.text')}</Text>
      {uses.map((use) => (
        <Stack key={use.name} space="xs">
          <Text weight="medium" lang={list.language}>
            {use.name}
          </Text>
          <UseText use={use} language={list.language} />
        </Stack>
      ))}
    </Stack>
  )
}
