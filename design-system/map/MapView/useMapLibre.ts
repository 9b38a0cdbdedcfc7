import { addProtocol, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { cameraOf, isSameCamera, type MapCamera, viewOf, zoomBound } from './geometry.ts'
import { drawsInSoftware } from './drawsInSoftware.ts'
import { onColorsChange, readMapColors } from './mapColors.ts'
import { flightOf } from './flight.ts'
import { type MapContent, mapStyle } from './mapStyle.ts'
import { watchBasemap } from './basemaps/watchBasemap.ts'

setWorkerUrl(workerUrl)
// A whole map in one file, read piece by piece: `pmtiles://https://…`.
addProtocol('pmtiles', new Protocol().tile)

/**
 * `plain`: the basemap failed to load. `failed`: nothing can be drawn here, or not until the device allows it
 * again.
 */
export type MapState = 'loading' | 'ready' | 'plain' | 'failed'

export interface MapLibreOptions {
  camera: MapCamera
  zooms: readonly [least: number, most: number]
  content: MapContent
  /** The map came to rest at another camera than the given one. */
  onCameraChange: (camera: MapCamera) => void
  onStateChange: (state: MapState) => void
}

/** A map of MapLibre's in an element, kept in step with what it should show. Null until it draws. */
export function useMapLibre(place: RefObject<HTMLElement | null>, options: MapLibreOptions): MapLibre | null {
  const { camera, zooms, content, onCameraChange, onStateChange } = options
  const [map, setMap] = useState<MapLibre | null>(null)
  const [isLost, setLost] = useState(false)
  const told = useRef(camera)

  const start = useEffectEvent((element: HTMLElement) => {
    try {
      return makeMap(element, { camera, zooms, content })
    } catch {
      // No WebGL, or none left.
      onStateChange('failed')
      return undefined
    }
  })
  const [least, most] = zooms
  useEffect(() => {
    map?.setMinZoom(zoomBound(least))
    map?.setMaxZoom(zoomBound(most))
  }, [map, least, most])
  const flyTo = useMemo(() => map && flightOf(map), [map])
  const tell = useEffectEvent(onStateChange)
  const rest = useEffectEvent((made: MapLibre) => {
    const now = cameraOf(made)
    if (isSameCamera(now, told.current)) return
    told.current = now
    onCameraChange(now)
  })

  useEffect(() => {
    const element = place.current
    const made = element && start(element)
    if (!made) return undefined
    let hasBasemap = true
    let isThere = false
    let hasFailed = false
    const tellBasemap = () => isThere && !hasFailed && tell(hasBasemap ? 'ready' : 'plain')
    // Not `load`, which waits for every tile: marks need the camera's place, not its picture.
    void made.once('style.load', () => {
      isThere = true
      setMap(made)
      tellBasemap()
    })
    const endWatch = watchBasemap(made, (now) => {
      hasBasemap = now
      tellBasemap()
    })
    made.on('webglcontextlost', () => {
      hasFailed = true
      setLost(true)
      tell('failed')
    })
    // Devices take the context away while a page is in the background, and give it back. MapLibre then draws again.
    made.on('webglcontextrestored', () => {
      hasFailed = false
      setLost(false)
      tellBasemap()
    })
    made.on('moveend', (event) => {
      if (!('isTold' in event)) rest(made)
    })
    return () => {
      setMap(null)
      setLost(false)
      endWatch()
      made.remove()
    }
  }, [place])

  useEffect(() => {
    if (!flyTo || isSameCamera(camera, told.current)) return
    told.current = camera
    // An interrupted movement is the map's own: the next camera caused it, and it is not reported.
    flyTo(viewOf(camera))
  }, [flyTo, camera])

  const [colors, setColors] = useState<ReturnType<typeof readMapColors>>()
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    return onColorsChange(() => setColors(readMapColors(element)))
  }, [place])
  useEffect(() => {
    // MapLibre restores the style of the moment of the loss: later changes are applied after it.
    if (map && !isLost && place.current)
      map.setStyle(mapStyle(colors ?? readMapColors(place.current), content))
  }, [map, isLost, place, colors, content])

  return map
}

/** Our own buttons and keys operate the map: its controls are left out. */
function makeMap(
  container: HTMLElement,
  { camera, zooms: [least, most], content }: Pick<MapLibreOptions, 'camera' | 'zooms' | 'content'>,
): MapLibre {
  const map = new MapLibre({
    container,
    style: mapStyle(readMapColors(container), content),
    ...viewOf(camera),
    minZoom: zoomBound(least),
    maxZoom: zoomBound(most),
    attributionControl: false,
    keyboard: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: 0,
  })
  map.touchZoomRotate.disableRotation()
  const canvas = map.getCanvas()
  // The processor draws each pixel, in the time of all else on the page: as many as the page's own are enough.
  if (drawsInSoftware(canvas)) map.setPixelRatio(Math.min(1, window.devicePixelRatio))
  canvas.tabIndex = -1
  canvas.setAttribute('aria-hidden', 'true')
  canvas.removeAttribute('role')
  return map
}
