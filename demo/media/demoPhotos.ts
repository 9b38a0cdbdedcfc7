import type { Photo, PhotoSubject } from '#domain/listing/Photo.ts'
import { mediaPool, type Picture } from '#demo/illustrations/mediaPool.ts'
import { lights } from '#demo/illustrations/palette.ts'
import { pictureWidths } from '#demo/illustrations/render.ts'
import { decors } from '#demo/illustrations/rooms/decor.ts'
import { frameHeight, frameWidth } from '#demo/illustrations/svg.ts'

/** Below this path stand the demonstration's pictures. */
export const demoMediaPath = '/media/demo/'

/** What the portal calls the pictures of the pool; rooms that have no word of their own are `interior`. */
const subjects: Readonly<Partial<Record<Picture['subject'], PhotoSubject>>> = {
  exterior: 'exterior',
  living: 'living',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  childBedroom: 'bedroom',
  bathroom: 'bathroom',
  hallway: 'hall',
  study: 'study',
  storage: 'storage',
  plan: 'plan',
}

/** Every picture of the pool as listings show it, by id. */
export function demoPhotos(version: string): ReadonlyMap<number, Photo> {
  return new Map(
    mediaPool.map((picture) => [
      picture.id,
      {
        subject: subjectOf(picture),
        path: `${demoMediaPath}${version}/${picture.id}`,
        widths: pictureWidths,
        ratio: frameHeight / frameWidth,
        colour: colourOf(picture),
      },
    ]),
  )
}

function subjectOf(picture: Picture): PhotoSubject {
  if (picture.subject !== 'exterior' && picture.subject !== 'plan' && picture.view !== null) return 'balcony'
  return subjects[picture.subject] ?? 'interior'
}

/** The colour that covers most of a drawing: the sky's, a wall's, paper. */
function colourOf(picture: Picture): string {
  if (picture.subject === 'exterior') return lights[picture.request.light].sky[1]
  return picture.subject === 'plan' ? '#ffffff' : decors[picture.request.decor].wall
}
