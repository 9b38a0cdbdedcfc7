/** The map of a search is under the path of its list: `/map/pwlhsh-katoikies/athina/`. */
import { localPath, splitLanguage } from '../search/searchPath.ts'
import { writeCamera } from './camera.ts'
import type { Camera } from './mercator.ts'

export const mapPath = '/map'

/** The same map, with the drawing of an area begun: `/map-draw/pwlhsh-katoikies/`. */
export const drawPath = '/map-draw'

/** The path of lists by parameters alone, whose map is `/map/`. */
const bare = '/search-list/'

/** The path of the list that a map shows; undefined for other paths. Paths without their language. */
export function listPathOf(path: string): string | undefined {
  const prefix = [mapPath, drawPath].find((one) => path === one || path.startsWith(`${one}/`))
  if (prefix === undefined) return undefined
  const list = path.slice(prefix.length)
  return list === '' || list === '/' ? bare : list
}

/** Whether a map begins with drawing. A path without its language. */
export const isDrawPath = (path: string): boolean => path === drawPath || path.startsWith(`${drawPath}/`)

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
  const path = localPath(language, rest === bare ? `${prefix}/` : `${prefix}${rest}`)
  return query === undefined ? path : `${path}?${query}`
}
