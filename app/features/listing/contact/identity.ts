import type { IdentityField } from '#domain/contact/forms.ts'
import type { FieldProps, FormHandle, ToggleProps } from '#design-system/forms/Form/useForm.ts'
import {
  type PhoneCountry,
  type PhoneValue,
  phoneText,
} from '#design-system/forms/PhoneField/recognisePrefix.ts'

/** Who asks, where nobody is signed in. */
export interface Identity {
  readonly name: string
  readonly email: string
  readonly phone: PhoneValue
  readonly privacy: boolean
}

export const identityNames = ['name', 'email', 'phone', 'privacy'] as const satisfies readonly IdentityField[]

export const noIdentity = (country: string): Identity => ({
  name: '',
  email: '',
  phone: { country, number: '' },
  privacy: false,
})

/** The part of a contact's form that says who asks, and what it needs to be shown. */
export interface IdentityFieldsOfForm {
  readonly name: FieldProps<string>
  readonly email: FieldProps<string>
  readonly phone: FieldProps<PhoneValue>
  readonly privacy: ToggleProps
  readonly countries: readonly PhoneCountry[]
}

export function identityFields(
  form: Pick<FormHandle<Identity>, 'field' | 'toggle'>,
  countries: readonly PhoneCountry[],
): IdentityFieldsOfForm {
  return {
    name: form.field('name'),
    email: form.field('email'),
    phone: form.field('phone'),
    privacy: form.toggle('privacy'),
    countries,
  }
}

/** The same by the names it is sent with. */
export const identitySent = (
  { name, email, phone, privacy }: Identity,
  countries: readonly PhoneCountry[],
): Readonly<Record<IdentityField, string>> => ({
  name,
  email,
  phone: phoneText(phone, countries),
  privacy: privacy ? '1' : '',
})

export const identityOf = ({ name, email, phone, privacy }: Identity): Identity => ({
  name,
  email,
  phone,
  privacy,
})
