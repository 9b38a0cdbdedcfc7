import { useEffect, useEffectEvent } from 'react'
import { type FormHandle, useForm } from '#design-system/forms/Form/useForm.ts'
import type { User } from '#domain/account/User.ts'
import {
  type InquiryFields,
  inquiryLimits,
  isInquiryTopic,
  wrongInquiryFields,
} from '#domain/inquiries/inquiries.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { refusalOf } from '#app/shared/account/formErrors.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { call, run } from '#app/transport/call.ts'

const trimmed = (fields: InquiryFields): InquiryFields => ({
  ...fields,
  name: fields.name.trim(),
  email: fields.email.trim(),
  phone: fields.phone.trim(),
  text: fields.text.trim(),
})

/** What is wrong with a field, in words; undefined where nothing is. */
const problemOf = (t: Translate, field: keyof InquiryFields) => (_: string, fields: InquiryFields) =>
  wrongInquiryFields(trimmed(fields)).includes(field)
    ? t(`contactUs.wrong.${field}`, { most: inquiryLimits.text })
    : undefined

/** Sends an inquiry, and goes to the page that says its reference. A signed-in user need not type name and email. */
export function useInquiryForm(topic: string): FormHandle<InquiryFields> {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const form = useForm<InquiryFields>({
    values: { topic: isInquiryTopic(topic) ? topic : 'question', name: '', email: '', phone: '', text: '' },
    validators: {
      name: problemOf(t, 'name'),
      topic: problemOf(t, 'topic'),
      email: problemOf(t, 'email'),
      phone: problemOf(t, 'phone'),
      text: problemOf(t, 'text'),
    },
    failureMessage: t('contactUs.failed'),
    onSubmit: async (values) => {
      const { topic: chosen, ...fields } = trimmed(values)
      if (!isInquiryTopic(chosen)) return undefined
      const { reply, failure } = await run(
        call('POST /api-next/inquiries/', language, { json: { topic: chosen, ...fields } }),
      )
      if (failure) return refusalOf<InquiryFields>(failure, { t, fields: [], fallback: 'lbl_generic_error' })
      navigate(`${localPath(language, routePath('contactUs'))}?sent=${reply.reference}`, { replace: true })
      return undefined
    },
  })
  const { user: known } = useUser()
  const fill = useEffectEvent((user: User) => {
    const { values, field } = form
    if (values.name === '') field('name').onChange([user.name, user.surname].filter(Boolean).join(' '))
    if (values.email === '') field('email').onChange(user.email)
  })
  useEffect(() => {
    if (known) fill(known)
  }, [known])
  return form
}
