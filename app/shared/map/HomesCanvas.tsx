import { type MapViewProps, MapView } from '#design-system/map/MapView/MapView.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useBasemap } from '#app/shared/basemap/useBasemap.ts'
import { markTexts } from './markTexts.ts'
import { listingOfMark } from './markOfListing.ts'
import { PinCard } from './PinCard.tsx'

/** How far to zoom in on a cluster when that separates all of its homes. */
const CLOSER = 2

export type HomesCanvasProps = Omit<
  MapViewProps,
  'basemap' | 'texts' | 'cardOf' | 'onOpenCluster' | 'onOpenHome'
>

/** Homes on the basemap: each opens its card, and a cluster what it holds. */
export function HomesCanvas(props: HomesCanvasProps) {
  const { camera, marks, zooms, onCameraChange } = props
  const t = useTranslate()
  return (
    <MapView
      {...props}
      basemap={useBasemap()}
      texts={markTexts(t)}
      onOpenCluster={({ position: [latitude, longitude] }) =>
        onCameraChange({ latitude, longitude, zoom: Math.min(camera.zoom + CLOSER, zooms[1]) })
      }
      cardOf={(id, close) => ({
        label: marks.find((mark) => mark.id === id)?.label ?? '',
        content: <PinCard id={listingOfMark(id)} onClose={close} />,
      })}
    />
  )
}
