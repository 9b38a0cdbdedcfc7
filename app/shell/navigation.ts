import { createContext, useContext } from 'react'

export interface NavigateOptions {
  /** Replaces the entry in the browser's history. @default false */
  replace?: boolean
  /**
   * The page stays the same and only its results change (filters, sorting): scroll and focus stay, and the
   * new `announcement` of the page's head is announced. @default false
   */
  keepsPlace?: boolean
}

/** Navigates to an address of this site. For everything that is not a link. */
export type Navigate = (href: string, options?: NavigateOptions) => void

export const NavigationContext = createContext<Navigate>(() => undefined)

export const useNavigate = (): Navigate => useContext(NavigationContext)
