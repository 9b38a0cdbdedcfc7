import { useMemo } from 'react'
import type { Pin } from '#domain/map/MapMarks.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { circlesAround } from './circlesAround.ts'
import { homeMark } from './homeMark.ts'
import { drawZooms } from '#domain/map/zooms.ts'
import { HomesCanvas, type HomesCanvasProps } from './HomesCanvas.tsx'
import { useHomeSigns } from './useHomeSigns.ts'

export interface PinsCanvasProps extends Omit<HomesCanvasProps, 'marks' | 'areas' | 'zooms'> {
  /** The homes in sight. */
  pins: readonly Pin[]
}

/**
 * Homes on the map, one by one. An unsaved home stays there without its heart, so that it can be saved again.
 */
export function PinsCanvas({ pins, ...rest }: PinsCanvasProps) {
  const texts = useTexts()
  const signs = useHomeSigns()
  const { zoom } = rest.camera
  const marks = useMemo(() => {
    const position = (n: number) => texts.t('map.mark.position', { n: n + 1, total: pins.length })
    return pins.map((pin, at) => homeMark(texts, pin, signs, position(at)))
  }, [texts, pins, signs])
  const areas = useMemo(() => circlesAround(pins, zoom), [pins, zoom])
  return <HomesCanvas {...rest} zooms={drawZooms} {...{ marks, areas }} />
}
