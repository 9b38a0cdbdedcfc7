/** The id of the crosshair for links elsewhere on the page, which has one map to draw on. */
export const mapAimId = 'map-aim'
