import { useSyncExternalStore } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { applyTheme, chosenTheme, onThemeChange, type ThemeChoice, themeChoices } from '../theme.ts'

const icons = { system: 'compass', light: 'sun', dark: 'moon', contrast: 'contrast' } as const

/**
 * Light, dark, high contrast, or as the device has it, with the one in force. The server does not know which: the mark is
 * rendered with the script.
 */
export function useThemes() {
  const t = useTranslate()
  const choice = useSyncExternalStore(onThemeChange, chosenTheme, () => undefined)
  return {
    themes: themeChoices.map((name) => ({ name, label: t(`shell.theme.${name}`), icon: icons[name] })),
    choice,
    choose: (name: ThemeChoice) => {
      applyTheme(name)
      announce(t('shell.themeChanged', { theme: t(`shell.theme.${name}`) }))
    },
  }
}
