import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { type Navigate, NavigateContext } from '../Anchor/NavigateContext.ts'

export interface DesignSystemProviderProps {
  /** BCP 47 tag for react-aria's own words and numbers, such as `el-GR`. */
  locale: string
  /** Follows links of this site. Without it every link loads a page. */
  navigate?: Navigate
  children: ReactNode
}

/** The providers of every component; the app renders it once, on the server and in the browser alike. */
export function DesignSystemProvider({ locale, navigate, children }: DesignSystemProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <NavigateContext value={navigate}>{children}</NavigateContext>
    </I18nProvider>
  )
}
