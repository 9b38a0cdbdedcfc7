import { drawExterior } from './drawExterior.ts'
import { drawRoom } from './drawRoom.ts'
import { type Picture, pictureById } from './mediaPool.ts'
import { drawPlan } from './plans/drawPlan.ts'

/** The picture as SVG, 1600 by 1200. Pure. */
export function drawPicture(picture: Picture): string {
  if (picture.subject === 'exterior') return drawExterior(picture.request)
  if (picture.subject === 'plan') return drawPlan(picture.plan)
  return drawRoom(picture.request)
}

/** By id; undefined for an id that the pool does not know. */
export function drawPictureById(id: number): string | undefined {
  const picture = pictureById.get(id)
  return picture && drawPicture(picture)
}
