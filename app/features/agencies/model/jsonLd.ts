import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { agencyPath } from '#domain/agency/agencyPaths.ts'
import { defaults, type Language } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'

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
    areaServed: agency.areas.map(({ place }) => ({ '@type': 'City', name: place.name })),
  }
}
