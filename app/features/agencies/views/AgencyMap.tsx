import { useMemo, useState } from 'react'
import { MapControls } from '#design-system/map/MapControls/MapControls.tsx'
import { MapFrame } from '#design-system/map/MapFrame/MapFrame.tsx'
import type { MapState } from '#design-system/map/MapView/MapView.tsx'
import { zoomLeast, zoomMost } from '#domain/map/camera.ts'
import { type Pin, unpackPins } from '#domain/map/MapMarks.ts'
import type { Camera } from '#domain/map/mercator.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { FailureNotice } from '#app/shared/FailureNotice/FailureNotice.tsx'
import { GroundSource } from '#app/shared/ground/GroundSource.tsx'
import { cameraOn } from '#app/shared/map/cameraOn.ts'
import { HomesLegend } from '#app/shared/map/HomesLegend.tsx'
import { PinsCanvas } from '#app/shared/map/PinsCanvas.tsx'
import { mapControlTexts, mapFrameTexts } from '#app/shared/mapTexts.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'

export interface AgencyMapProps {
  slug: string
  /** All homes that the agency has on the market. */
  total: number
}

/** Near enough to what a small map measures: it only decides how close one looks at first. */
const usualSize = { width: 600, height: 340 }

/** Homes of an agency on a small map. The list below has all of them. */
export function AgencyMap({ slug, total }: AgencyMapProps) {
  const { t, language } = useTexts()
  const { data, error, retry } = useApi(apiKey.agencyMap(slug, language))
  const pins = useMemo(() => data && unpackPins(data.pins, data.names), [data])
  if (error) return <FailureNotice retry={retry}>{t('agency.map.failed')}</FailureNotice>
  return pins ? <Homes pins={pins} total={total} /> : null
}

function Homes({ pins, total }: { pins: readonly Pin[]; total: number }) {
  const { t, format } = useTexts()
  const first = useMemo(() => cameraOn(pins, usualSize), [pins])
  const [camera, setCamera] = useState<Camera>(first)
  const [state, setState] = useState<MapState>('loading')
  const [attempt, setAttempt] = useState(0)
  const zoomBy = (by: number) => () =>
    setCamera({ ...camera, zoom: Math.min(Math.max(camera.zoom + by, zoomLeast), zoomMost) })
  return (
    <MapFrame
      label={t('agency.map')}
      description={t('agency.map.text', { count: pins.length, total: format.number(total) })}
      skipLabel={t('map.skip')}
      state={state}
      onRetry={() => {
        setState('loading')
        setAttempt(attempt + 1)
      }}
      texts={mapFrameTexts(t)}
      controls={
        <MapControls
          texts={mapControlTexts(t)}
          actions={{ zoomIn: zoomBy(1), zoomOut: zoomBy(-1), reset: () => setCamera(first) }}
          unavailable={{
            zoomIn: camera.zoom >= zoomMost ? t('map.zoomIn.end') : undefined,
            zoomOut: camera.zoom <= zoomLeast ? t('map.zoomOut.end') : undefined,
          }}
        />
      }
      legend={<HomesLegend />}
      attribution={<GroundSource />}
    >
      <PinsCanvas
        key={attempt}
        {...{ camera, pins }}
        onCameraChange={(next) => setCamera(next ?? first)}
        onStateChange={setState}
      />
    </MapFrame>
  )
}
