import { useState } from 'react'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import {
  type PhoneCountry,
  type PhoneValue,
  phoneText,
} from '#design-system/forms/PhoneField/recognisePrefix.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { validatorsFor } from '#app/shared/account/formErrors.ts'
import { usePhoneCountries } from '#app/shared/account/PhoneEntry.tsx'
import { initialCountry } from '#app/shared/account/phoneCountries.ts'
import { withCallablePhone } from '#app/shared/account/phoneReading.ts'
import { completeSignUp } from '#app/shared/account/signIn.ts'
import { screenRefusal, screens } from '#app/shared/failures/screens.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'
import type { ViewProps } from './ViewProps.ts'

interface Values {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly phone: PhoneValue
  readonly password: string
  readonly privacy: boolean
  readonly communications: boolean
  readonly newsletter: boolean
}

const box = (isTicked: boolean) => (isTicked ? '1' : '0')

/** The fields as they are sent (specification section 3). */
const sentBy =
  (countries: readonly PhoneCountry[]) =>
  ({ phone, privacy, communications, newsletter, ...texts }: Values) => ({
    ...texts,
    phone: phoneText(phone, countries),
    privacy: box(privacy),
    communications: box(communications),
    newsletter: box(newsletter),
  })

const empty = {
  first_name: '',
  last_name: '',
  password: '',
  privacy: false,
  communications: false,
  newsletter: false,
} as const

export type SignupFields = ReturnType<typeof useSignupForm>

/** The form of a new account; `onSent` with its email once the server took it. */
export function useSignupForm({ state, options }: ViewProps, onSent: (email: string) => void) {
  const { t, language } = useTexts()
  const [country] = useState(() => initialCountry(language))
  const countries = usePhoneCountries(country)
  const toSent = sentBy(countries)
  const form = useForm<Values>({
    values: { email: state.email, ...empty, phone: { country, number: '' } },
    validators: withCallablePhone<Values>(t, countries, validatorsFor(t, 'signup', toSent)),
    failureMessage: t(screens['sign-up'].fallback),
    onSubmit: async (values) => {
      const fields = toSent(values)
      const prefix = countries.find(({ id }) => id === values.phone.country)?.prefix ?? ''
      const url = options.returnPath
      const { reply, failure } = await run(
        account.register({ ...fields, 'phone-prefix': prefix, url }, language),
      )
      if (failure) return screenRefusal<Values>('sign-up', failure, t, ['email', 'phone', ...keysOf(empty)])
      await completeSignUp({ ...fields, uuid: reply.data.uuid }, language, options.tracking)
      onSent(values.email)
      return undefined
    },
  })
  return { form, countries }
}

const keysOf = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[]
