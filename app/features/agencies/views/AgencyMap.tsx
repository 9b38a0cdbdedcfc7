import { useCallback, useMemo } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { MapFrame } from '#design-system/map/MapFrame/MapFrame.tsx'
import { type Pin, unpackPins } from '#domain/map/MapMarks.ts'
import { boxOf, type Size } from '#domain/map/mercator.ts'
import { isInBox } from '#domain/search/areas.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { FailureNotice } from '#app/shared/FailureNotice/FailureNotice.tsx'
import { cameraOn } from '#app/shared/map/cameraOn.ts'
import { HomesLegend } from '#app/shared/map/HomesLegend.tsx'
import { mapStage } from '#app/shared/map/mapStage.css.ts'
import { mostTogether } from '#app/shared/map/mostTogether.ts'
import { PinsCanvas } from '#app/shared/map/PinsCanvas.tsx'
import { useSmallMap } from '#app/shared/map/useSmallMap.tsx'
import { useTellView } from '#app/shared/map/useTellView.ts'
import { agencyKeys } from '#app/transport/keys/agencyKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import * as styles from './AgencyScreen.css.ts'

export interface AgencyMapProps {
  slug: string
  /** All homes that the agency has on the market. */
  total: number
}

/** Homes of an agency on a small map. The list below has all of them. */
export function AgencyMap({ slug, total }: AgencyMapProps) {
  const { t, language } = useTexts()
  const { data, error, retry } = useApi(agencyKeys.agencyMap(slug, language))
  const pins = useMemo(() => data && unpackPins(data.pins, data.names), [data])
  if (error) return <FailureNotice retry={retry}>{t('agency.map.failed')}</FailureNotice>
  return pins ? <Homes pins={pins} total={total} /> : null
}

/** Shows where most of the homes are. The homes outside are counted, and a button shows all. */
function Homes({ pins, total }: { pins: readonly Pin[]; total: number }) {
  const { t, format } = useTexts()
  const onMost = useCallback((size: Size) => cameraOn(mostTogether(pins, size), size), [pins])
  const { frame, stage, canvas, attempt, size, camera, asked, look } = useSmallMap(onMost)
  const outside = useMemo(() => {
    const box = boxOf(camera, size)
    return pins.filter(({ latitude, longitude }) => !isInBox(box, [latitude, longitude])).length
  }, [pins, camera, size])
  const description = [
    t('agency.map.text', { count: pins.length, total: format.number(total) }),
    outside > 0 && t('agency.map.outside', { count: outside }),
  ]
    .filter(Boolean)
    .join(' ')
  useTellView(description, asked)
  const isApart = useMemo(() => mostTogether(pins, size).length < pins.length, [pins, size])
  return (
    <div className={styles.map}>
      <MapFrame {...frame} label={t('agency.map')} description={description} legend={<HomesLegend />}>
        <div ref={stage} className={mapStage}>
          {canvas && <PinsCanvas key={attempt} {...canvas} pins={pins} />}
        </div>
      </MapFrame>
      {isApart && (
        // One button, which keeps the focus: it does whichever of the two was not done last.
        <Button
          variant="secondary"
          size="small"
          onPress={() => look(outside > 0 ? cameraOn(pins, size) : undefined)}
        >
          {outside > 0 ? t('agency.map.all') : t('agency.map.most')}
        </Button>
      )}
    </div>
  )
}
