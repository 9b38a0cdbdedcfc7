import {
  type InquiryFields,
  inquiryFormPath,
  inquiryLimits,
  inquiryTopics,
} from '#domain/inquiries/inquiries.ts'
import type { Language } from '#domain/locale.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { plainForm, plainPage } from '#server/http/pages/plainPage.ts'
import { type Sentence, sentenceIn } from '#server/http/replies/messages.ts'
import { textIn } from '#server/platform/texts.ts'

/** Why nothing was stored: wrong fields, too many inquiries, or a form that is too old or another site's. */
export type InquiryTrouble = 'fields' | 'limit' | 'foreign'

export interface InquiryTroublePage {
  readonly language: Language
  readonly kind: InquiryTrouble
  /** As they were typed: the page has them again. */
  readonly fields: InquiryFields
  readonly wrong: readonly (keyof InquiryFields)[]
  readonly token: string
}

const sentences = {
  fields: 'fieldsInvalid',
  limit: 'tooManyRequests',
  foreign: 'foreignRequest',
} as const satisfies Record<InquiryTrouble, Sentence>

/** The form again, with what is wrong. */
export function troublePage({ language, kind, fields, wrong, token }: InquiryTroublePage): string {
  const label = (field: keyof InquiryFields) => escapeHtml(textIn(language, `contactUs.${field}`))
  const problem = (field: keyof InquiryFields) =>
    wrong.includes(field)
      ? `<br><strong id="${field}-problem">${escapeHtml(textIn(language, `contactUs.wrong.${field}`, { most: inquiryLimits.text }))}</strong>`
      : ''
  const told = (field: keyof InquiryFields) =>
    wrong.includes(field) ? ` aria-invalid="true" aria-describedby="${field}-problem"` : ''
  const line = (field: 'name' | 'email' | 'phone', type: string) =>
    `<p><label for="${field}">${label(field)}</label>${problem(field)}<br><input id="${field}" name="${field}" type="${type}" autocomplete="${type === 'tel' ? type : field}" maxlength="${inquiryLimits[field]}" value="${escapeHtml(fields[field])}" style="${plainForm.field}"${told(field)}></p>`
  const option = (topic: (typeof inquiryTopics)[number]) =>
    `<option value="${topic}"${topic === fields.topic ? ' selected' : ''}>${escapeHtml(textIn(language, `contactUs.topic.${topic}`))}</option>`
  return plainPage({
    language,
    title: textIn(language, 'contactUs.title'),
    bodyStyle: plainForm.body,
    main: `<p role="alert"><strong>${escapeHtml(sentenceIn(language, sentences[kind]))}</strong></p>
<form method="post" action="${inquiryFormPath}?lang=${language}" novalidate>
<input type="hidden" name="token" value="${token}">
<p><label for="topic">${label('topic')}</label>${problem('topic')}<br><select id="topic" name="topic" style="${plainForm.field}">${inquiryTopics.map(option).join('')}</select></p>
${line('name', 'text')}
${line('email', 'email')}
${line('phone', 'tel')}
<p><label for="text">${label('text')}</label>${problem('text')}<br><textarea id="text" name="text" rows="8" style="${plainForm.field}"${told('text')}>
${escapeHtml(fields.text)}</textarea></p>
<p><button style="${plainForm.button}">${escapeHtml(textIn(language, 'contactUs.send'))}</button></p>
</form>`,
  })
}
