import type { AgencyList } from '#domain/agency/Agency.ts'
import { agenciesAddress } from '#domain/agency/agencyAddresses.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

export interface CityLinksProps {
  cities: AgencyList['cities']
  /** Id of the municipality that the list is of. */
  place: number | undefined
}

/** The cities where most agencies work, and the way back to all. */
export function CityLinks({ cities, place }: CityLinksProps) {
  const { t, language } = useTexts()
  if (cities.length === 0) return null
  return (
    <Stack as="section" space="xs" aria-labelledby="agency-cities">
      <Heading level={2} size="label" id="agency-cities">
        {t('agencies.cities')}
      </Heading>
      <Inline as="ul" space="xs">
        {place !== undefined && (
          <li>
            <ChipLink href={localPath(language, agenciesAddress({}))}>{t('agencies.all')}</ChipLink>
          </li>
        )}
        {cities.map(({ place: { id, name }, agencies }) => (
          <li key={id}>
            <ChipLink href={localPath(language, agenciesAddress({ place: id }))} isActive={id === place}>
              {t('agency.where.area', { place: name, count: agencies })}
            </ChipLink>
          </li>
        ))}
      </Inline>
    </Stack>
  )
}
