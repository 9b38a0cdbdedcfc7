import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Photo, PhotoSubject } from '#domain/listing/Photo.ts'
import { encodersVersion, photoWidths } from '#server/content/media/photoVariants.ts'
import { mediaPath, type PortalMedia } from '#server/content/media/PortalMedia.ts'
import { demoPlan, planFile } from '#demo/plans/demoPlans.ts'
import { type Picture, pictures, picturesFolder } from './pictures.ts'

/** All pictures of the demonstration are 1280 by 960. */
const RATIO = 0.75

/** What the portal calls what a picture shows; rooms without a word of their own are `interior`. */
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
  balcony: 'balcony',
  terrace: 'balcony',
}

const plans = join(import.meta.dirname, '../plans')

/** Changes with every byte of the pictures and every line that draws a plan: browsers keep the files for good. */
function version(): string {
  const hash = createHash('sha256').update(String(encodersVersion))
  for (const folder of [picturesFolder, plans])
    for (const name of readdirSync(folder).sort())
      if (!name.endsWith('.test.ts')) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

function photosIn(base: string): ReadonlyMap<number, Photo> {
  const photoOf = ({ id, subject, colour }: Picture): Photo => ({
    subject: subjects[subject] ?? 'interior',
    path: `${base}${id}`,
    widths: photoWidths,
    ratio: RATIO,
    colour,
  })
  return new Map(
    pictures.flatMap((picture) => {
      const photo = photoOf(picture)
      return [picture.id, ...picture.earlier].map((id) => [id, photo] as const)
    }),
  )
}

const ids = new Set(pictures.map(({ id }) => String(id)))

/** The pictures and plans of the demonstration, for the portal to serve. */
export function demoMedia(): PortalMedia {
  const folder = `demo/${version()}`
  const base = `${mediaPath}${folder}/`
  return {
    folder,
    photos: photosIn(base),
    original: async (id) => (ids.has(id) ? readFile(join(picturesFolder, `${id}.webp`)) : undefined),
    plan: (home) => demoPlan(base, home),
    planFile,
  }
}
