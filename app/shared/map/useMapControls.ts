import { type RefObject, useEffect, useState } from 'react'
import type { MapControlsProps } from '#design-system/map/MapControls/MapControls.tsx'
import { type Size, stepped } from '#domain/map/mercator.ts'
import type { Zooms } from '#domain/map/zooms.ts'
import { type Box, isInBox } from '#domain/search/areas.ts'
import { mapControlTexts } from '#app/shared/mapTexts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { Look } from './useLook.ts'

interface Looking extends Look {
  /** What fills the screen when it is to. */
  frame: RefObject<HTMLElement | null>
  size: Size
  zooms: Zooms
  /** A sentence for an action that is not possible, with what to do. */
  onTrouble: (sentence: string | undefined) => void
}

/** Share of the map that a step moves by: what was at the side is in the middle. */
const STEP = 1 / 3

const steps = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] } as const

/** The area of the map: Greece and its surroundings. */
const greece: Box = { south: 34, west: 18, north: 42.5, east: 30.5 }

/** How close one looks at where one is. */
const AROUND_ME = 14

/** What the buttons of the map do. */
export function useMapControls({
  frame,
  camera,
  newest,
  size,
  zooms,
  look,
  onTrouble,
}: Looking): MapControlsProps {
  const { t } = useTexts()
  const isFullScreen = useFullScreen(frame)
  const [zoomLeast, zoomMost] = zooms
  const zoomBy = (by: number) => () => {
    const from = newest()
    look({ ...from, zoom: Math.min(Math.max(from.zoom + by, zoomLeast), zoomMost) })
  }
  const move =
    ([east, south]: readonly [number, number]) =>
    () =>
      look(stepped(newest(), [east * STEP * size.width, south * STEP * size.height], size))
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const isAway = !isInBox(greece, [latitude, longitude])
        onTrouble(isAway ? t('map.locate.away') : undefined)
        if (!isAway) look({ latitude, longitude, zoom: AROUND_ME })
      },
      () => onTrouble(t('map.locate.failed')),
    )
  return {
    texts: mapControlTexts(t),
    actions: {
      zoomIn: zoomBy(1),
      zoomOut: zoomBy(-1),
      north: move(steps.north),
      south: move(steps.south),
      west: move(steps.west),
      east: move(steps.east),
      locate,
      fullScreen: () => void toggleFullScreen(frame.current),
      reset: () => look(undefined),
    },
    unavailable: {
      zoomIn: camera.zoom >= zoomMost ? t('map.zoomIn.end') : undefined,
      zoomOut: camera.zoom <= zoomLeast ? t('map.zoomOut.end') : undefined,
    },
    isFullScreen,
  }
}

const toggleFullScreen = (frame: HTMLElement | null): Promise<void> | undefined =>
  document.fullscreenElement === null ? frame?.requestFullscreen() : document.exitFullscreen()

function useFullScreen(frame: RefObject<HTMLElement | null>): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const note = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', note)
    return () => document.removeEventListener('fullscreenchange', note)
  }, [frame])
  return isFull
}
