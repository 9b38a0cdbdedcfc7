import { ViewLinks } from '#design-system/navigation/ViewLinks/ViewLinks.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { themeChoice } from '../theme.ts'
import { useAddress } from '../useAddress.ts'
import { useThemes } from './useThemes.ts'

/** How the portal looks. Without script each is a link that sets the cookie. */
export function ThemeLinks() {
  const t = useTranslate()
  const { href } = useAddress()
  const { themes, choice, choose } = useThemes()
  return (
    <ViewLinks
      label={t('shell.appearance')}
      links={themes.map(({ name, ...words }) => ({
        ...words,
        href: themeChoice.href(href, name),
        isCurrent: name === choice,
        onSelect: () => choose(name),
      }))}
    />
  )
}
