/** What leads to the crosshair from elsewhere on the page, which has one map that is drawn on. */
export const mapAimId = 'map-aim'
