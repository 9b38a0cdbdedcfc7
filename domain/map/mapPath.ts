/** The map of a search stands under the path of its list: `/map/pwlhsh-katoikies/athina/`. */
export const mapPath = '/map'

/** The path of the list that a map shows; undefined for other paths. Paths without their language. */
export const listPathOf = (path: string): string | undefined =>
  path.startsWith(`${mapPath}/`) ? path.slice(mapPath.length) : undefined
