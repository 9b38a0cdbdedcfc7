import { Schema } from 'effect'

/** What a picture shows; the interface writes the alternative text from it. */
export const photoSubjects = [
  'exterior',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'balcony',
  'view',
  'hall',
  'study',
  'storage',
  'garden',
  'pool',
  'interior',
  'plot',
  'parking',
  'plan',
] as const
export type PhotoSubject = (typeof photoSubjects)[number]

/** One picture of a listing. Files are `${path}-${width}.avif` and `.webp` at each of `widths` (pixels). */
export const Photo = Schema.Struct({
  subject: Schema.Literals(photoSubjects),
  path: Schema.String,
  widths: Schema.Array(Schema.Int),
  /** Height divided by width. */
  ratio: Schema.Number,
  /** Dominant colour as `#rrggbb`, shown until the file arrives. */
  colour: Schema.String,
})
export type Photo = typeof Photo.Type
