import type { CameraOptions, Map as MapLibre } from 'maplibre-gl'

/** More than this between two pictures of a moving map is a slide show, milliseconds. */
const SLOW = 80

/** A longer gap counts as this one, milliseconds: the machine may only have been busy. */
const LONGEST = 300

/** How much the newest gap counts among those before it. */
const WEIGHT = 0.5

/** How fast a slow map is forgotten, each time it goes somewhere at once. */
const FORGIVENESS = 0.8

/** Marks a movement as the map's own. */
const told = { isTold: true }

/**
 * Moves the camera: animated, or at once if frames are too slow, even if that shows midway. The measured
 * speed decides, not the hardware: without a graphics card each frame of an animation would only delay the
 * next press.
 */
export function flightOf(map: MapLibre): (view: CameraOptions) => void {
  let gap = 0
  let last = 0
  let isMoving = false
  let target: CameraOptions | undefined

  const arrive = (view: CameraOptions) => {
    target = undefined
    map.jumpTo(view, told)
    isMoving = false
  }
  // Gaps are those of one movement: how long the map rested before says nothing.
  map.on('movestart', () => {
    last = performance.now()
    isMoving = true
  })
  map.on('render', () => {
    const now = performance.now()
    if (isMoving) gap += (Math.min(now - last, LONGEST) - gap) * WEIGHT
    last = now
    // An animation ends before its last picture is told of.
    isMoving = map.isMoving()
    if (target && gap > SLOW) arrive(target)
  })
  map.on('moveend', () => (target = undefined))
  return (view) => {
    if (gap > SLOW) {
      gap *= FORGIVENESS
      return arrive(view)
    }
    map.easeTo(view, told)
    target = view
  }
}
