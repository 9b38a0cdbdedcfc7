import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { NearbyThing } from '#domain/listing/ListingBackground.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { nearbySources } from '#domain/listing/nearbySources.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { nearbyDistance, nearbyNotes, nearbyTerm } from '../model/nearbyWords.ts'

/** Metro, sea and ferries near the point that the advertiser shows; nothing if no point is shown. */
export function Nearby({ listing: { id, location } }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const nearby = useApi(apiKey.background(id, useLanguage())).data?.nearby
  if (!nearby) return null
  return (
    <Stack as="section" space="xs">
      <Heading level={3} size="label">
        {t('listing.nearby')}
      </Heading>
      {nearby.length === 0 ? (
        <Text>
          {t('listing.nearby.nothing', {
            metro: format.distance(nearbySources.metro.reach),
            sea: format.distance(nearbySources.sea.reach),
          })}
        </Text>
      ) : (
        <FactList
          layout="columns"
          facts={nearby.map((thing) => ({
            term: nearbyTerm(texts, thing),
            value: <Distance thing={thing} location={location} />,
          }))}
        />
      )}
      <Text size="small" tone="muted" isMeasured>
        {nearbyNotes(texts, location)}
      </Text>
    </Stack>
  )
}

function Distance({ thing, location }: { thing: NearbyThing; location: ListingDetail['location'] }) {
  const texts = useTexts()
  return (
    <>
      <span>{nearbyDistance(texts, thing, location)}</span>
      {thing.lines.length > 0 && (
        <Text as="span" size="small" tone="muted">
          {` · ${thing.lines.join(', ')}`}
        </Text>
      )}
    </>
  )
}
