/** A list has a name: its own label, or the heading above it. */
export type CollectionNaming =
  | { 'aria-label': string; 'aria-labelledby'?: never }
  | { 'aria-label'?: never; 'aria-labelledby': string }

/** The name alone, of all that a list was given. */
export const nameOf = (props: CollectionNaming) => ({
  'aria-label': props['aria-label'],
  'aria-labelledby': props['aria-labelledby'],
})
