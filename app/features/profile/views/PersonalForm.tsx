import { useState } from 'react'
import { constants } from '#domain/constants.ts'
import { isLanguage, languageNames, languages } from '#domain/locale.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import {
  phoneText,
  type PhoneValue,
  recognisePrefix,
} from '#design-system/forms/PhoneField/recognisePrefix.ts'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { validatorsFor } from '#app/shared/account/formErrors.ts'
import { PhoneEntry, usePhoneCountries } from '#app/shared/account/PhoneEntry.tsx'
import { initialCountry } from '#app/shared/account/phoneCountries.ts'
import { withCallablePhone } from '#app/shared/account/phoneReading.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { keepLanguage } from '#app/shared/choices/languageChoice.ts'
import { account } from '#app/transport/account.ts'
import { saved } from '../model/saving.ts'
import type { ProfilePartProps } from './ProfilePart.ts'
import { Section } from './Section.tsx'

interface Values {
  readonly first_name: string
  readonly last_name: string
  readonly phone: PhoneValue
  readonly language: string
}

/** Name, phone and language. */
export function PersonalForm(props: ProfilePartProps) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const { form, countries } = usePersonalForm(props)
  const name = { maxLength: constants.account.nameMax }
  return (
    <Section title={t('profile.personal')}>
      <Form form={form} texts={texts} headingLevel={3}>
        <TextField
          label={t('account.email')}
          description={t('profile.emailNote')}
          type="email"
          value={props.profile.email}
          isReadOnly
        />
        <TextField
          {...form.field('first_name')}
          {...name}
          label={t('account.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('last_name')}
          {...name}
          label={t('account.lastName')}
          autoComplete="family-name"
        />
        <PhoneEntry field={form.field('phone')} countries={countries} />
        <NativeSelect
          {...form.field('language')}
          label={t('profile.language')}
          options={languages.map((one) => ({ value: one, label: languageNames[one], lang: one }))}
        />
        <Stack align="start">
          <Button type="submit" isPending={form.isSubmitting} pendingLabel={texts.pending}>
            {t('profile.save')}
          </Button>
        </Stack>
      </Form>
    </Section>
  )
}

function usePersonalForm({ profile, onChange }: ProfilePartProps) {
  const { t, language } = useTexts()
  const { user } = useUser()
  const [initial] = useState(() => initialCountry(language, user?.phonePrefix))
  const countries = usePhoneCountries(initial)
  const sent = ({ phone, ...texts }: Values) => ({ ...texts, phone: phoneText(phone, countries) })
  const form = useForm<Values>({
    values: {
      first_name: profile.name,
      last_name: profile.surname,
      phone: recognisePrefix(profile.phone, countries, initial, true) ?? {
        country: initial,
        number: profile.phone,
      },
      language: isLanguage(profile.language) ? profile.language : (user?.defaultLang ?? language),
    },
    // The rules of the sign-up: what it required stays required.
    validators: withCallablePhone<Values>(t, countries, validatorsFor(t, 'signup', sent)),
    failureMessage: t('lbl_generic_error'),
    onSubmit: (values) =>
      saved<Values>(account.changeProfile(withPrefix(values), language), {
        t,
        fields: ['first_name', 'last_name', 'phone'],
        done: t('profile.saved'),
        onSaved: () => {
          // What is chosen here is offered from now on: mails and pages agree.
          const { language: chosen } = values
          if (isLanguage(chosen) && chosen !== profile.language) keepLanguage(chosen)
          onChange()
        },
      }),
  })
  const withPrefix = (values: Values) => ({
    ...sent(values),
    'phone-prefix': countries.find(({ id }) => id === values.phone.country)?.prefix ?? '',
  })
  return { form, countries }
}
