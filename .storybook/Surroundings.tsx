import { type ReactNode, useLayoutEffect } from 'react'
import { DesignSystemProvider } from '#design-system/foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { themeAttribute } from '#tokens/themes/themeNames.ts'

export interface SurroundingsProps {
  theme: string
  locale: string
  children: ReactNode
}

/** What the app gives every component: a theme and a language on the document, and the provider. */
export function Surroundings({ theme, locale, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(themeAttribute, theme)
    document.documentElement.lang = locale
  }, [theme, locale])
  return <DesignSystemProvider locale={locale}>{children}</DesignSystemProvider>
}
