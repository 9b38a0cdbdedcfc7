import { Suspense } from 'react'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { inFull } from '#app/shared/inFull.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { cardName, locationWords, placeLine } from '#app/shared/ListingCard/cardWords.ts'
import { placeMap } from '#app/shared/PlaceMap/placeMap.ts'
import * as styles from './LocationMap.css.ts'
import { useNearWindow } from './useNearWindow.ts'

/**
 * Its location on a map. The code of the map, larger than the page's, is loaded when the reader comes near; its room is
 * kept until then. Hidden places have no map.
 */
export function LocationMap({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const [box, isNear] = useNearWindow()
  const { latitude, longitude, radius } = listing.location
  if (latitude === null || longitude === null) return null
  const waiting = <div className={styles.waiting} />
  return (
    <div ref={box} className={styles.place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <placeMap.View
            position={[latitude, longitude]}
            radius={radius ?? 0}
            text={listing.price === null ? t('map.mark.noPrice.short') : format.shortMoney(listing.price)}
            label={cardName(texts, listing)}
            description={[placeLine(listing.places), locationWords(inFull(texts), listing)].join(', ')}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
