import type { Map as MapLibre } from 'maplibre-gl'
import { useMemo } from 'react'
import { lngLat } from './geometry.ts'
import type { MapMark } from './MapMark.ts'
import { type LabelWish, placeLabels } from './placeLabels.ts'
import { useRest } from './useRest.ts'

/** Written homes at the most: a look at a map takes in no more. */
const MOST = 80

/** Widths and heights of what is written, near enough: pixels, and pixels a letter. */
const HEIGHT = 30
const PADDING = 22
const LETTER = 8.5
const SMALL_LETTER = 7
const TOUCH = 44

/** What a finger meets is higher. */
const heightOfHome = () => (matchMedia('(pointer: coarse)').matches ? TOUCH : HEIGHT)

export interface Labels {
  /** Marks that are written out. */
  readonly written: ReadonlySet<string>
  /** Clusters with room for a second line. */
  readonly detailed: ReadonlySet<string>
}

/** What is written at this zoom: all clusters, the best homes that have room, and the details that have. */
export function useLabels(map: MapLibre, marks: readonly MapMark[]): Labels {
  const rests = useRest(map)
  return useMemo(() => {
    // Computed again whenever the map comes to rest.
    void rests
    const clusters = marks.filter(({ kind }) => kind === 'cluster').map((mark) => wishOf(mark, map))
    const homes = marks
      .filter(({ kind }) => kind === 'home')
      .toSorted(savedFirst)
      .map((mark) => wishOf(mark, map))
    const written = placeLabels(homes, MOST, clusters)
    const beside = [...clusters, ...homes.filter(({ id }) => written.has(id))]
    const detailed = placeLabels(
      marks.filter(({ detail }) => detail !== undefined).map((mark) => detailedWish(mark, map)),
      marks.length,
      beside,
    )
    return { written: new Set([...clusters.map(({ id }) => id), ...written]), detailed }
  }, [map, marks, rests])
}

/** Saved homes are what the user looks for: they have priority. */
const savedFirst = (one: MapMark, other: MapMark) =>
  Number(other.isSaved ?? false) - Number(one.isSaved ?? false)

function wishOf(mark: MapMark, map: MapLibre): LabelWish {
  const { x, y } = map.project(lngLat(mark.position))
  const signs = [mark.isApproximate, mark.isReduced, mark.isSaved, mark.isSeen].filter(Boolean).length
  return mark.kind === 'cluster'
    ? { id: mark.id, x, y: y + TOUCH / 2, width: TOUCH, height: TOUCH }
    : { id: mark.id, x, y, width: PADDING + LETTER * (mark.text.length + 2 * signs), height: heightOfHome() }
}

const detailedWish = (mark: MapMark, map: MapLibre): LabelWish => ({
  ...wishOf(mark, map),
  width: PADDING + SMALL_LETTER * (mark.detail?.length ?? 0),
})
