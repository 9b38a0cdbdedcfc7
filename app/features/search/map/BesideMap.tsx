import { useRef, useState } from 'react'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { MapControls } from '#design-system/map/MapControls/MapControls.tsx'
import { MapFrame } from '#design-system/map/MapFrame/MapFrame.tsx'
import type { MapView } from '#domain/api/MapView.ts'
import type { Camera, Size } from '#domain/map/mercator.ts'
import { mapZooms } from '#domain/map/zooms.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { BasemapSource } from '#app/shared/basemap/BasemapSource.tsx'
import { HomesLegend } from '#app/shared/map/HomesLegend.tsx'
import { describeView } from '#app/shared/map/describeView.ts'
import { mapStage } from '#app/shared/map/mapStage.css.ts'
import { useMapSize } from '#app/shared/map/mapSize.ts'
import { useLook } from '#app/shared/map/useLook.ts'
import { useMapControls } from '#app/shared/map/useMapControls.ts'
import { useMapLoading } from '#app/shared/map/useMapLoading.ts'
import { useMeasuredMap } from '#app/shared/map/useMeasuredMap.ts'
import { mapFrameTexts } from '#app/shared/mapTexts.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { type Highlight, useHighlighted } from '../model/highlight.ts'
import { drawHref, type SearchState, searchHref } from '../model/searchState.ts'
import * as styles from './BesideMap.css.ts'
import { mapCanvas } from './mapCanvas.ts'

export interface BesideMapProps {
  state: SearchState
  /** The card that is pointed at. */
  highlight: Highlight
}

/** The map beside a list: it shows the list's homes, and the list follows where it is moved, if wanted. */
export function BesideMap({ state, highlight }: BesideMapProps) {
  const { t, language } = useTexts()
  const size = useMapSize()
  const stage = useMeasuredMap()
  const [own, setOwn] = useState<{ readonly camera: Camera | undefined }>()
  const [follows, setFollows] = useState(true)
  const shown = !follows && own ? { ...state, camera: own.camera } : state
  const address = new URL(searchHref(shown), 'https://estia.invalid')
  const { data } = useApi(searchKeys.map(address.pathname, address.searchParams, language, size), {
    keepsPrevious: true,
  })
  const navigate = useNavigate()
  const follow = (isOn: boolean) => {
    setFollows(isOn)
    if (isOn && own) navigate(searchHref(state, { camera: own.camera }), { replace: true, keepsPlace: true })
    setOwn(undefined)
  }
  return (
    <div className={styles.beside}>
      {data ? (
        <Beside
          {...{ highlight, state: shown, view: data, size, stage }}
          onLook={follows ? undefined : (camera) => setOwn({ camera })}
        />
      ) : (
        <div ref={stage} className={styles.waiting} />
      )}
      <div className={styles.tools}>
        <div className={styles.tool}>
          <Checkbox isSelected={follows} onChange={follow}>
            {t('map.follow')}
          </Checkbox>
        </div>
        <ButtonLink href={drawHref(shown)} icon="edit" size="small" variant="secondary">
          {t('map.draw.start')}
        </ButtonLink>
      </div>
    </div>
  )
}

interface BesideProps extends BesideMapProps {
  view: MapView
  size: Size
  stage: (element: HTMLElement | null) => (() => void) | undefined
  /** Where it is moved to, where the list does not follow. */
  onLook: ((camera: Camera | undefined) => void) | undefined
}

function Beside({ state, view, size, stage, highlight, onLook }: BesideProps) {
  const texts = useTexts()
  const { t } = texts
  const loading = useMapLoading(mapCanvas)
  const looking = useLook({
    asked: state.camera,
    found: view.camera,
    hrefOf: (camera) => searchHref(state, { camera }),
  })
  const look = onLook ?? looking.look
  const highlighted = useHighlighted(highlight)
  const frame = useRef<HTMLElement>(null)
  const [trouble, setTrouble] = useState<string>()
  const zooms = mapZooms({ isAround: state.criteria.circle !== undefined, level: view.places[0]?.level })
  const controls = useMapControls({ ...looking, look, frame, size, zooms, onTrouble: setTrouble })
  return (
    <>
      <MapFrame
        ref={frame}
        label={t('map.label')}
        description={describeView(texts, view, size)}
        isDescriptionHidden
        skipLabel={t('map.skip')}
        shape="fill"
        state={loading.state}
        isLoadingSilent
        onRetry={loading.retry}
        texts={mapFrameTexts(t)}
        controls={<MapControls {...controls} />}
        legend={<HomesLegend isOfSearch />}
        attribution={<BasemapSource />}
      >
        <div ref={stage} className={mapStage}>
          {loading.isWanted && (
            <mapCanvas.Part
              key={loading.attempt}
              criteria={state.criteria}
              onCameraChange={look}
              onStateChange={loading.onStateChange}
              onPoint={highlight.set}
              drawing={undefined}
              camera={looking.camera}
              {...{ view, size, zooms, highlighted }}
            />
          )}
        </div>
      </MapFrame>
      {trouble !== undefined && (
        <Notice tone="warning" role="alert">
          {trouble}
        </Notice>
      )}
    </>
  )
}
