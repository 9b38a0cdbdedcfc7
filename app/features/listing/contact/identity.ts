import { type IdentityField, identityForm } from '#domain/contact/forms.ts'
import { brokenFields } from '#domain/forms/fieldRules.ts'
import type { FieldProps, FormHandle, ToggleProps } from '#design-system/forms/Form/useForm.ts'
import {
  type PhoneCountry,
  type PhoneValue,
  phoneText,
} from '#design-system/forms/PhoneField/recognisePrefix.ts'
import type { UserState } from '#app/shared/account/userStore.ts'

/** The sender, if nobody is signed in. */
export interface Identity {
  readonly name: string
  readonly email: string
  readonly phone: PhoneValue
  readonly privacy: boolean
}

export const identityNames = ['name', 'email', 'phone', 'privacy'] as const satisfies readonly IdentityField[]

/**
 * What a contact form requires of its sender: everything from an anonymous visitor; from an account only a
 * phone, if it has no valid one or the server refused it.
 */
export function fieldsAsked(
  { isSignedIn, user }: UserState,
  isPhoneRefused: boolean,
): readonly IdentityField[] {
  if (!isSignedIn) return identityNames
  return isPhoneRefused || (user !== null && lacksPhone(user)) ? ['phone'] : []
}

const lacksPhone = ({ phone }: { readonly phone: string }): boolean =>
  brokenFields(identityForm, { phone }).phone !== undefined

export const noIdentity = (country: string): Identity => ({
  name: '',
  email: '',
  phone: { country, number: '' },
  privacy: false,
})

/** The sender's part of a contact form, and what is needed to render it. */
export interface IdentityFieldsOfForm {
  readonly asked: readonly IdentityField[]
  readonly name: FieldProps<string>
  readonly email: FieldProps<string>
  readonly phone: FieldProps<PhoneValue>
  readonly privacy: ToggleProps
  readonly countries: readonly PhoneCountry[]
}

export function identityFields(
  form: Pick<FormHandle<Identity>, 'field' | 'toggle'>,
  shown: Pick<IdentityFieldsOfForm, 'asked' | 'countries'>,
): IdentityFieldsOfForm {
  return {
    ...shown,
    name: form.field('name'),
    email: form.field('email'),
    phone: form.field('phone'),
    privacy: form.toggle('privacy'),
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
