/** A control has a visible label or, where the place makes it plain to the eye, a name for assistive technology. */
export type Naming = { label: string; 'aria-label'?: never } | { label?: never; 'aria-label': string }
