import { useSyncExternalStore } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { LinkMenu } from '#design-system/overlays/LinkMenu/LinkMenu.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import {
  applyTheme,
  chosenTheme,
  onThemeChange,
  type ThemeChoice,
  themeChoice,
  themeChoices,
} from './theme.ts'
import { useAddress } from './useAddress.ts'

const icons = { system: 'compass', light: 'sun', dark: 'moon', contrast: 'contrast' } as const

/** Light, dark, high contrast, or as the device has it. Without script each is a link that sets the cookie. */
export function ThemeSwitch() {
  const t = useTranslate()
  const { href } = useAddress()
  // The server does not know: the mark is rendered with the script, which is when the list becomes useful.
  const choice = useSyncExternalStore(onThemeChange, chosenTheme, () => undefined)
  const choose = (theme: ThemeChoice) => {
    applyTheme(theme)
    announce(t('shell.themeChanged', { theme: t(`shell.theme.${theme}`) }))
  }
  return (
    <LinkMenu
      label={t('shell.appearance')}
      icon="contrast"
      items={themeChoices.map((theme) => ({
        href: themeChoice.href(href, theme),
        label: t(`shell.theme.${theme}`),
        icon: icons[theme],
        isCurrent: theme === choice,
        onSelect: () => choose(theme),
      }))}
    />
  )
}
