import type { Use } from '#domain/consent/vendorList.ts'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { ChoicePartProps } from './ChoicePart.ts'
import { UseText } from './UseText.tsx'
import { switched, usersOf } from './vendorChoice.ts'

/** A purpose: consent to it, the objection to legitimate interest, and what it means. */
export function PurposeChoice({ list, choice, onChoice, purpose }: ChoicePartProps & { purpose: Use }) {
  const { t } = useTexts()
  const { id, name } = purpose
  const { byConsent, byInterest } = usersOf(list, id)
  return (
    <Stack space="xs">
      {byConsent.length > 0 ? (
        <Checkbox
          isSelected={choice.purposes.includes(id)}
          onChange={(isOn) => onChoice(switched(choice, 'purposes', id, isOn))}
          description={t('consent.vendors.users', { count: byConsent.length })}
        >
          <span lang={list.language}>{name}</span>
        </Checkbox>
      ) : (
        <Text weight="medium" lang={list.language}>
          {name}
        </Text>
      )}
      {byInterest.length > 0 && (
        <Checkbox
          isSelected={!choice.interests.includes(id)}
          onChange={(isObjected) => onChoice(switched(choice, 'interests', id, !isObjected))}
          description={t('consent.vendors.users.interest', { count: byInterest.length })}
        >
          <span>{`${t('consent.vendors.object')} `}</span>
          <span lang={list.language}>{name}</span>
        </Checkbox>
      )}
      <UseText use={purpose} language={list.language} />
    </Stack>
  )
}
