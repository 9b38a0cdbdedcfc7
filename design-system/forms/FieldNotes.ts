/** The texts around a field. All come from the caller. */
export interface FieldNotes {
  /** Beside the label, small: "optional". */
  note?: string
  /** Below the label: what to enter and why. */
  description?: string
  /** Why the value is refused and what to do. Its presence marks the field as invalid. */
  errorMessage?: string | undefined
}
