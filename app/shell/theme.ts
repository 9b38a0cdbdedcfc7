import { type ThemeName, themeNames } from '#tokens/themes/themeNames.ts'

/** What a visitor can choose; `system` follows the device. */
export const themeChoices = ['system', ...themeNames] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type Theme = ThemeName

/** Name of the cookie that keeps the choice, and of the parameter that sets it where there is no script. */
export const themeName = 'theme'

const yearInSeconds = 31_536_000

export const isThemeChoice = (text: unknown): text is ThemeChoice =>
  themeChoices.some((choice) => choice === text)

/** The cookie for a choice; following the device needs none. */
export const themeCookie = (choice: ThemeChoice): string =>
  choice === 'system'
    ? `${themeName}=; Path=/; Max-Age=0; SameSite=Lax`
    : `${themeName}=${choice}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`

/** The address that sets a choice without script. */
export function themeHref(address: string, choice: ThemeChoice): string {
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(themeName, choice)
  return `${path}?${parameters}`
}

const listeners = new Set<() => void>()

/** Keeps a choice and shows it at once. */
export function applyTheme(choice: ThemeChoice): void {
  document.cookie = themeCookie(choice)
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const listener of listeners) listener()
}

/** The choice in force, as the document shows it. */
export function chosenTheme(): ThemeChoice {
  const theme = document.documentElement.dataset['theme']
  return isThemeChoice(theme) ? theme : 'system'
}

/** Tells when the choice changes; for `useSyncExternalStore`. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
