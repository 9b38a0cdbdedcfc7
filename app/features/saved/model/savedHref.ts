import type { Language } from '#domain/locale.ts'
import { writeCamera } from '#domain/map/camera.ts'
import type { Camera } from '#domain/map/mercator.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'

/** The list of saved homes. */
export const savedHref = (language: Language): string => localPath(language, routePath('savedAds'))

/** The map of saved homes at the given camera; at all of them without one. */
export function savedMapHref(language: Language, camera?: Camera): string {
  const path = localPath(language, routePath('savedMap'))
  if (!camera) return path
  const parameters = new URLSearchParams()
  writeCamera(camera, parameters)
  return `${path}?${parameters}`
}
