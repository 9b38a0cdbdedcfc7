import { createContext } from 'react'

/** The word for what must be filled in, "(required)": `Form` gives it to its fields. Here, so that a form needs no field's code. */
export const RequiredWord = createContext('')
