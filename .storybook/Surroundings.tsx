import { type ReactNode, useLayoutEffect } from 'react'
import { DesignSystemProvider } from '#design-system/foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { localeTags } from '#domain/locale.ts'
import { pseudoLocale, StoryLocale } from '../stories/app/StoryLocale.ts'
import { themeAttribute } from '#tokens/themes/themeNames.ts'

export interface SurroundingsProps {
  theme: string
  locale: string
  children: ReactNode
}

/** What the app gives every component: a theme and a language on the document, and the provider. */
export function Surroundings({ theme, locale, children }: SurroundingsProps) {
  const tag = locale === pseudoLocale ? localeTags.el : locale
  useLayoutEffect(() => {
    document.documentElement.setAttribute(themeAttribute, theme)
    document.documentElement.lang = tag
  }, [theme, tag])
  return (
    <DesignSystemProvider locale={tag}>
      <StoryLocale value={locale}>{children}</StoryLocale>
    </DesignSystemProvider>
  )
}
