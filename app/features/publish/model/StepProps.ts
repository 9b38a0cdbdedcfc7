import type { ReactNode } from 'react'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import type { DraftValue } from '#domain/publishing/draftFields.ts'
import type { Saving } from './useSaving.ts'

/** What every step is given. */
export interface StepProps {
  readonly draft: Draft
  readonly saving: Saving
  /** The problem of a field as it is told at it; undefined where there is none to tell. */
  readonly problemOf: (path: string) => string | undefined
}

/** Stores what a step has beside its fields. Resolves to whether one may go on. */
export type BeforeNext = () => Promise<boolean>

/** The same, for the view of a step. */
export interface StepViewProps extends StepProps {
  /** Set by a step that stores more than its fields. */
  readonly setBeforeNext: (work: BeforeNext | undefined) => void
  /** The form around the fields, with the ways on and back. */
  readonly frame: (children: ReactNode) => ReactNode
}

/** What a field shows: what was typed last. */
export const shownValue = (
  { draft, saving }: Pick<StepProps, 'draft' | 'saving'>,
  path: string,
): DraftValue => saving.unsaved[path] ?? draft.fields[path] ?? ''

/** The id of a field, which problems lead to. */
export const fieldId = (path: string): string => `field-${path}`
