import { useState } from 'react'
import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { AgencyMapProps } from './AgencyMap.tsx'
import * as styles from './AgencyScreen.css.ts'

/** The map: its code and its homes are loaded on request. */
const agencyMap = lazyView<AgencyMapProps>(
  'app/features/agencies/views/AgencyMap.tsx',
  async () => (await import('./AgencyMap.tsx')).AgencyMap,
  ['agencies', 'map', 'mapMarks', 'shared'],
)

/** Where its homes are: in words, and on a map on request. */
export function AgencyWhere({ agency }: { agency: AgencyDetail }) {
  const { t, language } = useTexts()
  const [isWanted, setWanted] = useState(false)
  const { areas, otherAreas, placed, sale, rent, slug } = agency
  if (areas.length === 0) return null
  const named = areas.map(({ place, homes }) => t('agency.where.area', { place: place.name, count: homes }))
  const others = otherAreas > 0 ? [t('agency.where.others', { count: otherAreas })] : []
  return (
    <Stack as="section" space="xs" aria-labelledby="agency-where">
      <Heading level={2} size="subheading" id="agency-where">
        {t('agency.where')}
      </Heading>
      <Text isMeasured isTabular>
        {new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format([...named, ...others])}
      </Text>
      {placed > 0 && (
        <div className={styles.needsScript}>
          <Disclosure
            key={slug}
            look="plain"
            summary={t('agency.map.show')}
            onToggle={(isOpen) => isOpen && setWanted(true)}
          >
            {isWanted && <agencyMap.Part slug={slug} total={sale + rent} />}
          </Disclosure>
        </div>
      )}
    </Stack>
  )
}
