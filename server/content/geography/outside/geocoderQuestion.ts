import { defaults, localeTags, type Language } from '#domain/locale.ts'

/** Number of requested addresses. */
const ASKED = 10

/** West, south, east, north: Greece, in degrees. */
export const greekBox = [19.2, 34.7, 29.8, 41.85] as const

/** The end of Photon's address; every other service gets Nominatim's parameters. */
const isPhoton = ({ pathname }: URL) => /\/api\/?$/.test(pathname)

/** Streets that have no name in a language are called in English, which is easier to read abroad than Greek letters. */
const international: Language = 'en'

const acceptedLanguages = (language: Language): string =>
  language === defaults.language || language === international
    ? localeTags[language]
    : `${localeTags[language]},${international};q=0.5`

/** The address that asks for what was typed, within Greece. The configured address keeps its own parameters, such as a key. */
export function geocoderQuestion(geocoder: URL, typed: string, language: Language): URL {
  const url = new URL(geocoder)
  const [west, south, east, north] = greekBox
  const parameters = isPhoton(url)
    ? // It refuses languages that it was not built with: English it has, and places here are called by Greek names.
      {
        lang: language === defaults.language ? 'default' : international,
        bbox: `${west},${south},${east},${north}`,
      }
    : {
        format: 'jsonv2',
        addressdetails: '1',
        countrycodes: 'gr',
        viewbox: `${west},${north},${east},${south}`,
        'accept-language': acceptedLanguages(language),
      }
  for (const [name, value] of Object.entries({ q: typed, limit: String(ASKED), ...parameters }))
    url.searchParams.set(name, value)
  return url
}
