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
  /** What the advertiser wrote under it, and in which language. */
  line: Schema.optionalKey(Schema.Struct({ language: Schema.String, text: Schema.String })),
  /** What it is declared as, where that is no photograph of the home as it is. */
  shownAs: Schema.optionalKey(Schema.Literals(['render', 'staged', 'drone'])),
})
export type Photo = typeof Photo.Type
