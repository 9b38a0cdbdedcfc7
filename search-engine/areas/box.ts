import type { Box } from '#domain/search/areas.ts'
import { DEGREE } from '../store/columnTable.ts'
import type { GridBox } from '../store/grid.ts'

/** What lies between two parallels and two meridians, edges included, in whole millionths of a degree. */
export const wholeBox = ({ south, west, north, east }: Box): GridBox => ({
  south: Math.ceil(south * DEGREE),
  west: Math.ceil(west * DEGREE),
  north: Math.floor(north * DEGREE),
  east: Math.floor(east * DEGREE),
})
