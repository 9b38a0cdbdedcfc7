import type { Vendor } from '#domain/consent/vendorList.ts'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { ChoicePartProps } from './ChoicePart.ts'
import { interestsOf, switched } from './vendorChoice.ts'
import { VendorFacts } from './VendorFacts.tsx'

/** A company: consent to it, the objection to its legitimate interest, and what it does. */
export function VendorPart({ list, choice, onChoice, vendor }: ChoicePartProps & { vendor: Vendor }) {
  const { t } = useTexts()
  const { id, name } = vendor
  return (
    <Disclosure summary={name} headingLevel={4}>
      <Stack space="md">
        {vendor.purposes.length > 0 && (
          <Checkbox
            isSelected={choice.vendors.includes(id)}
            onChange={(isOn) => onChoice(switched(choice, 'vendors', id, isOn))}
          >
            {t('consent.vendors.agreeTo', { name })}
          </Checkbox>
        )}
        {interestsOf(vendor).length > 0 && (
          <Checkbox
            isSelected={!choice.vendorInterests.includes(id)}
            onChange={(isObjected) => onChoice(switched(choice, 'vendorInterests', id, !isObjected))}
          >
            {t('consent.vendors.objectTo', { name })}
          </Checkbox>
        )}
        <VendorFacts list={list} vendor={vendor} />
      </Stack>
    </Disclosure>
  )
}
