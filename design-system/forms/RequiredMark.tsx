import { createContext, useContext } from 'react'
import * as styles from './field.css.ts'

/** The word for what must be filled in, "(required)": `Form` gives it to its fields. Here, so that a form needs no field's code. */
export const RequiredWord = createContext('')

/** The word beside a label, for the eye alone: screen readers hear from the field itself that it is required. */
export function RequiredMark({ isRequired }: { isRequired: boolean | undefined }) {
  const word = useContext(RequiredWord)
  return isRequired && word !== '' && <span className={styles.required} data-word={word} aria-hidden="true" />
}
