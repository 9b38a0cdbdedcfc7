import { TextArea, type TextAreaProps } from '#design-system/forms/TextArea/TextArea.tsx'
import { contactLimits } from '#domain/contact/limits.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** An optional note. */
export function NoteField(
  field: Omit<TextAreaProps, 'label' | 'aria-label' | 'note' | 'rows' | 'maxLength'>,
) {
  const t = useTranslate()
  return (
    <TextArea
      {...field}
      label={t('contact.note')}
      note={t('account.optional')}
      rows={3}
      maxLength={contactLimits.textMax}
    />
  )
}
