import { useMemo } from 'react'
import type { SavedListing } from '#domain/api/saved/Saved.ts'
import { readWholeCamera } from '#domain/map/camera.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { cameraOn } from '#app/shared/map/cameraOn.ts'
import { useMapSize } from '#app/shared/map/mapSize.ts'
import { useLook } from '#app/shared/map/useLook.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { savedMapHref } from '../model/savedHref.ts'
import { homesInSight, placedHomes, toldOf } from '../model/savedView.ts'

/** What the map of saved homes shows where its address looks. */
export function useSavedView(homes: readonly SavedListing[]) {
  const language = useLanguage()
  const size = useMapSize()
  const { search } = usePlace()
  const cards = useMemo(() => homes.flatMap(({ card }) => card ?? []), [homes])
  const placed = useMemo(() => placedHomes(cards), [cards])
  const asked = useMemo(() => readWholeCamera(search), [search])
  const found = useMemo(
    () =>
      cameraOn(
        placed.map(({ pin }) => pin),
        size,
      ),
    [placed, size],
  )
  const looking = useLook({ asked, found, hrefOf: (camera) => savedMapHref(language, camera) })
  const { camera } = looking
  const inSight = useMemo(() => homesInSight(placed, camera, size), [placed, camera, size])
  const pins = useMemo(() => inSight.map(({ pin }) => pin), [inSight])
  const told = toldOf(inSight, camera, { total: cards.length, unplaced: cards.length - placed.length })
  return { inSight, pins, told, asked, looking, size }
}
