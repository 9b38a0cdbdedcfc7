import { useMemo } from 'react'
import type { Pin } from '#domain/map/MapMarks.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { circlesAround } from '#app/shared/map/circlesAround.ts'
import { homeMark } from '#app/shared/map/homeMark.ts'
import { HomesCanvas, type HomesCanvasProps } from '#app/shared/map/HomesCanvas.tsx'
import { useHomeSigns } from '#app/shared/map/useHomeSigns.ts'

export interface SavedCanvasProps extends Omit<HomesCanvasProps, 'marks' | 'areas'> {
  /** The homes in sight. */
  pins: readonly Pin[]
}

/** Saved homes on the ground. One that is let go stays there without its heart, so that it can be taken back. */
export function SavedCanvas({ pins, ...rest }: SavedCanvasProps) {
  const texts = useTexts()
  const signs = useHomeSigns()
  const { zoom } = rest.camera
  const marks = useMemo(() => {
    const position = (n: number) => texts.t('map.mark.position', { n: n + 1, total: pins.length })
    return pins.map((pin, at) => homeMark(texts, pin, signs, position(at)))
  }, [texts, pins, signs])
  const areas = useMemo(() => circlesAround(pins, zoom), [pins, zoom])
  return <HomesCanvas {...rest} {...{ marks, areas }} />
}
