import { useEffect, useEffectEvent, useState } from 'react'
import type { Contacted } from '#domain/api/contact/Contact.ts'
import type { ContactKind } from '#domain/contact/contactKinds.ts'
import { contactForms, type ContactMessage, type IdentityField, identityForm } from '#domain/contact/forms.ts'
import { needsPhone } from '#domain/contact/needsPhone.ts'
import type { FormRules } from '#domain/forms/fieldRules.ts'
import { required } from '#domain/forms/rules.ts'
import type { Refusal } from '#design-system/forms/Form/formState.ts'
import { type FormHandle, useForm } from '#design-system/forms/Form/useForm.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { usePhoneCountries } from '#app/shared/account/PhoneEntry.tsx'
import { initialCountry } from '#app/shared/account/phoneCountries.ts'
import { withCallablePhone } from '#app/shared/account/phoneReading.ts'
import { currentUser } from '#app/shared/account/userStore.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { contactRefusal, contactValidators } from '#app/shared/contact/contactForm.ts'
import { useAbortable } from '#app/shared/contact/useAbortable.ts'
import { act, type SaidFailure } from '#app/shared/failures/treatments.ts'
import { useDraft } from '#app/shared/drafts/useDraft.ts'
import type { contact, ContactFields } from '#app/transport/contact/contact.ts'
import { run } from '#app/transport/call.ts'
import type { Asked, ContactListing } from './contactOffer.ts'
import type { ContactStart } from './ContactOpener.ts'
import {
  fieldsAsked,
  type Identity,
  identityFields,
  identityOf,
  identitySent,
  noIdentity,
} from './identity.ts'
import { withIdentity } from './withIdentity.ts'
import { tellContact } from './tellContact.ts'

/** What every form of a contact is given. */
export interface ContactFormProps {
  listing: ContactListing
  /** What the press that opened the form was about. */
  start: ContactStart
  /** It was taken: delivered, or kept until its sender’s email is confirmed. */
  onSent: (reply: Contacted, email: string) => void
}

export interface ContactFormOptions<Own extends object> extends Omit<ContactFormProps, 'start'> {
  asked: Asked
  /** The fields of this form, as they are at first. */
  first: Own
  /** What was kept of them, with what the form was opened for. */
  begin?: (kept: Own) => Own
  /** The same as they are held against the rules. */
  sentBy: (own: Own) => Readonly<Record<string, string>>
  /** Warnings that are shown at the fields once before sending: submitting again confirms them. */
  doubt?: (own: Own) => Refusal<Own> | undefined
  /** The call that sends it. */
  send: (own: Own, shared: ContactFields) => ContactCall
  /** How it counts. */
  kindOf: (own: Own) => ContactKind
  /** What was chosen is no longer offered: the offers must be fetched again. */
  onStale?: () => void
}

/** A message, a visit or a proposal: they have the same reply and the same errors. */
type ContactCall = ReturnType<(typeof contact)['message' | 'visit' | 'proposal']>

/**
 * A contact form: the sender and the message. It is kept until it is sent, and sent once however often it is
 * retried.
 */
export function useContactForm<Own extends object>(options: ContactFormOptions<Own>) {
  type Values = Own & Identity
  const { asked, listing, first, begin, sentBy, doubt, send, kindOf, onSent, onStale = () => {} } = options
  const { t, language } = useTexts()
  const user = useUser()
  const [isPhoneRefused, setPhoneRefused] = useState(false)
  const [country] = useState(() => initialCountry(language))
  const countries = usePhoneCountries(country)
  const own = useDraft(`contact.${asked}.${listing.id}`, first)
  const who = useDraft('contact.identity', noIdentity(country))
  const sending = useAbortable()
  const ownOf = (values: Values) => pick(values, Object.keys(first) as (keyof Own)[])
  const askedFields = fieldsAsked(user, isPhoneRefused)
  const isPhoneRequired = isPhoneRefused || needsPhone(listing)
  const rules: FormRules<string, ContactMessage> = {
    ...contactForms[asked],
    ...rulesFor(askedFields, !user.isSignedIn || isPhoneRequired),
  }

  const submit = async (values: Values): Promise<Refusal<Values> | undefined> => {
    const mine = ownOf(values)
    const doubted = doubt?.(mine)
    if (doubted) return doubted as Refusal<Values>
    const signal = sending.start()
    const shared = { listingId: listing.id, key: own.hold(mine) }
    const known = () => pick(identitySent(values, countries), fieldsAsked(currentUser(), isPhoneRefused))
    const end = await withIdentity(t, () => run(send(mine, { ...shared, ...known() }), signal))
    if (end === 'notSignedIn') return { message: t('contact.session.anonymous') }
    if (end.failure) return refuse(act(end.failure, { KeyReused: own.spend, TooLate: onStale }))
    own.drop()
    // Consent is for this contact only; the next form asks again.
    who.hold({ ...identityOf(values), privacy: false })
    tellContact(kindOf(mine), listing.id)
    onSent(end.reply, end.reply.status === 'confirmEmail' ? values.email : '')
    return undefined
  }
  const refuse = (failure: SaidFailure): Refusal<Values> => {
    const problems = failure._tag === 'StatusError' ? (failure.data.errors ?? {}) : {}
    const isOfPhone = problems['phone'] !== undefined
    if (isOfPhone) setPhoneRefused(true)
    if (problems['slots'] !== undefined) onStale()
    // The account may have changed since: the form shows what is required now.
    const shown = [...fieldsOf(first), ...fieldsAsked(currentUser(), isPhoneRefused || isOfPhone)]
    return contactRefusal<Values>(failure, t, shown as (keyof Values & string)[])
  }

  const validators = contactValidators(t, rules, (values: Values) => ({
    ...identitySent(values, countries),
    ...sentBy(ownOf(values)),
  }))
  const form = useForm<Values>({
    values: { ...(begin?.(own.values) ?? own.values), ...who.values },
    validators: askedFields.includes('phone')
      ? withCallablePhone<Values>(t, countries, validators)
      : validators,
    failureMessage: t('lbl_generic_error'),
    onSubmit: submit,
  })
  const keep = useEffectEvent((values: Values) => {
    own.keep(ownOf(values))
    who.keep(identityOf(values))
  })
  useEffect(() => keep(form.values), [form.values])
  // A form of these fields and more, typed as one of these.
  const identity = identityFields(form as unknown as FormHandle<Identity>, {
    asked: askedFields,
    countries,
  })
  return { form, identity, stop: sending.stop }
}

const pick = <V extends object, K extends keyof V>(values: V, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<V, K>

const fieldsOf = <Own extends object>(first: Own) => Object.keys(first)

/** The rules for the sender's fields. A phone that is not required may be empty. */
function rulesFor(
  asked: readonly IdentityField[],
  isPhoneRequired: boolean,
): FormRules<string, ContactMessage> {
  const isNeeded = (name: IdentityField) => name !== 'phone' || isPhoneRequired
  return Object.fromEntries(
    Object.entries(identityForm)
      .filter(([name]) => asked.includes(name))
      .map(([name, field]) => [name, isNeeded(name) ? field : optional(field)]),
  )
}

const optional = (field: (typeof identityForm)[IdentityField]) => ({
  ...field,
  rules: field.rules.filter((rule) => rule !== required),
})
