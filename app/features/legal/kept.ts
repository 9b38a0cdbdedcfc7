/** What the portal keeps in a browser, as points of the page about cookies: the lists are those that the code sets by. */
import { COOKIE_SECONDS_MAX, cookieSeconds, type DeclaredCookie } from '#domain/cookies.ts'
import { type Language, localeTags } from '#domain/locale.ts'
import { type StoredKey, storedKeys } from '#app/shared/storage/storedKeys.ts'

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'minute', seconds: 60 },
] as const

/** `400 days`, as a language writes it. */
function timeIn(language: Language, cookie: DeclaredCookie): string {
  const kept = Math.min(cookieSeconds[cookie], COOKIE_SECONDS_MAX)
  const { unit, seconds } = units.find((one) => kept >= one.seconds) ?? units[1]
  return new Intl.NumberFormat(localeTags[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
    kept / seconds,
  )
}

const colon = (language: Language) => (language === 'fr' ? '\u00a0: ' : ': ')

/** `upTo` gives the storage period of each, from the time in words. */
export const cookiePoints = (
  language: Language,
  purposes: Readonly<Record<DeclaredCookie, string>>,
  upTo: (time: string) => string,
): readonly string[] =>
  (Object.keys(cookieSeconds) as DeclaredCookie[]).map(
    (name) => `${name}${colon(language)}${purposes[name]} ${upTo(timeIn(language, name))}`,
  )

export const storedPoints = (
  language: Language,
  purposes: Readonly<Record<StoredKey, string>>,
): readonly string[] => Object.values(storedKeys).map((key) => `${key}${colon(language)}${purposes[key]}`)
