import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { savedLimits } from '#domain/saved/limits.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** The field of a note's text. */
export function NoteField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTexts()
  return (
    <TextArea
      label={t('saved.note.text')}
      name="text"
      value={value}
      onChange={onChange}
      rows={3}
      maxLength={savedLimits.noteLength}
    />
  )
}
