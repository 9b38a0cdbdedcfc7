import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { agencyPath } from '#domain/agency/agencyPaths.ts'
import { clockOf } from '#domain/agency/profile.ts'
import { defaults, type Language } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Midnight ends a day as 23:59. */
const closing = (minutes: number): string => clockOf(Math.min(minutes, 24 * 60 - 1))

/** A day without hours, as schema.org writes it. */
const closedOn = ({ date }: { readonly date: string }) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens: '00:00',
  closes: '00:00',
})

/** Structured data of an agency (schema.org). It holds nothing that the page does not show, so no phone number. */
export function agencyJsonLd(agency: AgencyDetail, language: Language, origin: string) {
  const url = origin + localPath(language, agencyPath(agency.slug))
  const nameOf = (name: string) => agency.seat.find(({ level }) => level === name)?.name
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': url,
    url,
    name: agency.name,
    description: agency.description?.text,
    foundingDate: agency.founded === null ? undefined : String(agency.founded),
    address:
      agency.seat.length === 0
        ? undefined
        : {
            '@type': 'PostalAddress',
            addressLocality: nameOf('city'),
            addressRegion: nameOf('region'),
            addressCountry: defaults.country,
          },
    openingHoursSpecification: agency.opening?.hours.map(({ weekday, from, until }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames[weekday - 1],
      opens: clockOf(from),
      closes: closing(until),
    })),
    specialOpeningHoursSpecification: agency.opening?.opensOnHolidays
      ? undefined
      : agency.opening?.holidays.map(closedOn),
    knowsLanguage: agency.languages.length === 0 ? undefined : agency.languages,
    areaServed: agency.areas.map(({ place }) => ({ '@type': 'City', name: place.name })),
  }
}
