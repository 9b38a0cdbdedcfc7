import { type ReactNode, useId } from 'react'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import type { FieldNotes } from '#design-system/forms/FieldNotes.ts'
import type { Naming } from '#design-system/forms/Naming.ts'
import * as field from '#design-system/forms/field.css.ts'

/** What ties a calendar to the words around it. */
export interface CalendarLabels {
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

export type CalendarFrameProps = FieldNotes & Naming & { children: (labels: CalendarLabels) => ReactNode }

/** The texts of a calendar in the page; react-aria associates them with fields, but not with calendars. */
export function CalendarFrame({ children, ...words }: CalendarFrameProps) {
  const { label, note, description, errorMessage } = words
  const id = useId()
  const ids = { label: `${id}-label`, description: `${id}-description`, error: `${id}-error` }
  const described = [description && ids.description, errorMessage && ids.error].filter(Boolean).join(' ')
  const name = label === undefined ? { 'aria-label': words['aria-label'] } : { 'aria-labelledby': ids.label }
  return (
    <div className={field.field}>
      {label !== undefined && (
        <span id={ids.label} className={field.label}>
          <span>{label}</span>
          {note !== undefined && <span className={field.note}>{` ${note}`}</span>}
        </span>
      )}
      {description !== undefined && (
        <span id={ids.description} className={field.description}>
          {description}
        </span>
      )}
      {children({ ...name, ...(described && { 'aria-describedby': described }) })}
      {errorMessage !== undefined && (
        <span id={ids.error} className={field.error}>
          <Icon name="danger" size="text" />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  )
}
