import { createContext, use } from 'react'
import { csrfToken } from '#app/transport/csrfToken.ts'

/** The token of the page that the server renders; the browser reads it off the page. */
export const CsrfContext = createContext('')

/** The token that a form sends without script. */
export function useFormToken(): string {
  const rendered = use(CsrfContext)
  return rendered === '' ? csrfToken() : rendered
}
