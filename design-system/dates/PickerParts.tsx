import type { ReactNode } from 'react'
import { Dialog, Group, Popover } from 'react-aria-components'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import type { FieldNotes } from '#design-system/forms/FieldNotes.ts'
import { AriaPresses } from '#design-system/foundations/Pressable/AriaPresses.tsx'
import { FieldDescription, FieldErrorText, FieldLabel } from '#design-system/forms/FieldParts.tsx'
import { box } from '#design-system/forms/field.css.ts'
import { dialog, sheet } from './calendar.css.ts'
import type { CalendarTexts } from './CalendarTexts.ts'

export interface PickerTexts extends CalendarTexts {
  /** Name of the button, read before the field's: "Open the calendar". */
  open: string
}

export interface PickerPartsProps extends FieldNotes {
  label: string | undefined
  openLabel: string
  /** What is typed into. */
  field: ReactNode
  /** The calendar that opens. */
  children: ReactNode
}

/** The inside of a picker: a field with a button at its end, and the calendar that the button opens. */
export function PickerParts({ label, openLabel, field, children, ...notes }: PickerPartsProps) {
  return (
    <>
      <FieldLabel label={label} note={notes.note} />
      <FieldDescription description={notes.description} />
      <Group className={box}>
        {field}
        <AriaPresses>
          <IconButton icon="calendar" label={openLabel} size="small" />
        </AriaPresses>
      </Group>
      <FieldErrorText errorMessage={notes.errorMessage} />
      <Popover className={sheet}>
        <Dialog className={dialog}>{children}</Dialog>
      </Popover>
    </>
  )
}
