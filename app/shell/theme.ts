import { type ThemeName, themeNames } from '#tokens/themes/themeNames.ts'
import { keptChoice } from '#app/shared/choices/KeptChoice.ts'

/** What a visitor can choose; `system` follows the device. */
export const themeChoices = ['system', ...themeNames] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type Theme = ThemeName

/** Following the device needs no cookie. */
export const themeChoice = keptChoice<ThemeChoice>('theme', themeChoices, 'system')

const listeners = new Set<() => void>()

/** Keeps a choice and shows it at once. */
export function applyTheme(choice: ThemeChoice): void {
  document.cookie = themeChoice.cookie(choice)
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const listener of listeners) listener()
}

/** The choice in force, as the document shows it. */
export function chosenTheme(): ThemeChoice {
  const theme = document.documentElement.dataset['theme']
  return themeChoice.isValue(theme) ? theme : 'system'
}

/** Subscribes to changes of the choice; for `useSyncExternalStore`. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
