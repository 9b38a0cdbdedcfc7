import type { FieldNotes } from '#design-system/forms/FieldNotes.ts'
import { FieldDescription, FieldErrorText, FieldLabel } from '#design-system/forms/FieldParts.tsx'
import { box } from '#design-system/forms/field.css.ts'
import { Segments } from './Segments.tsx'

/** The inside of a field with separately typed segments. */
export function SegmentedField({ label, ...notes }: FieldNotes & { label: string | undefined }) {
  return (
    <>
      <FieldLabel label={label} note={notes.note} />
      <FieldDescription description={notes.description} />
      {/* A plain box: the input is itself the group that the field names. */}
      <div className={box}>
        <Segments />
      </div>
      <FieldErrorText errorMessage={notes.errorMessage} />
    </>
  )
}
