/** How many times as large as the screen a picture may be drawn. */
export const zoomLevels = [1, 1.5, 2, 3, 4] as const

export type ZoomLevel = (typeof zoomLevels)[number]

/** The level so many steps from another, as far as there are levels. */
export function zoomed(from: ZoomLevel, by: number): ZoomLevel {
  const at = zoomLevels.indexOf(from) + by
  return zoomLevels[Math.min(zoomLevels.length - 1, Math.max(0, at))] ?? from
}
