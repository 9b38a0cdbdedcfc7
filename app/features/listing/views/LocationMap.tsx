import { Suspense, useState } from 'react'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { factsLine, locationWords, placeLine, priceWords } from '#app/shared/ListingCard/cardWords.ts'
import { placeMap } from '#app/shared/PlaceMap/placeMap.ts'
import * as styles from './LocationMap.css.ts'

/** Its location on a map, on request: the map's code is larger than the page's. Hidden places have no map. */
export function LocationMap({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const [isWanted, setWanted] = useState(false)
  const { latitude, longitude, radius } = listing.location
  if (latitude === null || longitude === null) return null
  return (
    <div className={styles.ask}>
      <Disclosure look="plain" summary={t('map.place.show')} onToggle={(isOpen) => isOpen && setWanted(true)}>
        {isWanted && (
          <Suspense>
            <placeMap.View
              position={[latitude, longitude]}
              radius={radius ?? 0}
              text={listing.price === null ? t('map.mark.noPrice.short') : format.shortMoney(listing.price)}
              label={[factsLine(texts, listing), priceWords(texts, listing)].join(', ')}
              description={[placeLine(listing.places), locationWords(texts, listing)].join(', ')}
            />
          </Suspense>
        )}
      </Disclosure>
    </div>
  )
}
