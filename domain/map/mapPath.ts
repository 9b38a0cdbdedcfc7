/** The map of a search is under the path of its list: `/map/pwlhsh-katoikies/athina/`. */
export const mapPath = '/map'

/** The same map, with the drawing of an area begun: `/map-draw/pwlhsh-katoikies/`. */
export const drawPath = '/map-draw'

/** The path of lists by parameters alone, whose map is `/map/`. */
export const bareList = '/search-list/'

/** The path of the list that a map shows; undefined for other paths. Paths without their language. */
export function listPathOf(path: string): string | undefined {
  const prefix = [mapPath, drawPath].find((one) => path === one || path.startsWith(`${one}/`))
  if (prefix === undefined) return undefined
  const list = path.slice(prefix.length)
  return list === '' || list === '/' ? bareList : list
}

/** Whether a map begins with drawing. A path without its language. */
export const isDrawPath = (path: string): boolean => path === drawPath || path.startsWith(`${drawPath}/`)
