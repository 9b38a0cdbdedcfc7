import { localPath, splitLanguage } from '../search/searchPath.ts'
import { writeCamera } from './camera.ts'
import { bareList, mapPath } from './mapPath.ts'
import type { Camera } from './mercator.ts'

/** The address of a list at the given camera: of the homes that the map beside it shows. */
export function withCamera(listAddress: string, camera?: Camera): string {
  if (!camera) return listAddress
  const [pathname = '/', query = ''] = listAddress.split('?')
  const parameters = new URLSearchParams(query)
  writeCamera(camera, parameters)
  return `${pathname}?${parameters}`
}

/** The address of the map of a list at the given camera; under `drawPath` it begins with drawing. */
export function mapAddress(listAddress: string, camera?: Camera, prefix = mapPath): string {
  const [pathname = '/', query] = withCamera(listAddress, camera).split('?')
  const { language, rest } = splitLanguage(pathname)
  const path = localPath(language, rest === bareList ? `${prefix}/` : `${prefix}${rest}`)
  return query === undefined ? path : `${path}?${query}`
}
