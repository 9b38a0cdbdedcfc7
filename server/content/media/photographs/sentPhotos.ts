/** Photographs that advertisers sent: where their files lie, and how pages show them. */
import type { Photo, PhotoSubject } from '#domain/listing/Photo.ts'
import { shownAs } from '#domain/listing/photographs.ts'
import type { Language } from '#domain/locale.ts'
import { bestFirst } from '#domain/bestFirst.ts'
import type { MediaLibraryService } from '../MediaLibrary.ts'
import type { MediaStore } from '../MediaStore.ts'
import { photoFormats, photoWidths } from '../photoVariants.ts'
import { mediaPath, type MediaSource } from '../PortalMedia.ts'

/** Below `/media/` and in the media store. */
const folder = 'photographs'

/** Ids cannot be guessed: a user who knows one was shown the photograph. */
const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const isPhotographId = (text: string): boolean => idPattern.test(text)

/** The stored form, of which the served ones are made. */
export const originalName = (id: string): string => `${folder}/originals/${id}.webp`

/** Every file that there may be of a photograph. */
export const filesOf = (id: string): readonly string[] => [
  originalName(id),
  ...photoWidths.flatMap((width) => photoFormats.map((format) => `${folder}/${id}-${width}.${format}`)),
]

/** The photographs for the portal to serve. */
export const sentPhotographs = (store: MediaStore): MediaSource => ({
  folder,
  original: async (id) => (isPhotographId(id) ? store.read(originalName(id)) : undefined),
  planFile: () => undefined,
})

/** As `sentSelect` reads it. */
export interface SentPhoto {
  readonly id: string
  readonly subject: PhotoSubject | null
  readonly shownAs: number
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly lines: Readonly<Partial<Record<Language, string>>>
}

/** The photographs of a listing as one column of its row, in their order; null where none was sent. */
export const sentSelect = (most = 30) => `(SELECT json_agg(json_build_object('id', id, 'subject', subject,
    'shownAs', shown_as, 'width', width, 'height', height, 'colour', colour, 'lines', lines) ORDER BY position)
  FROM (SELECT * FROM photographs WHERE photographs.listing_id = listings.id ORDER BY position LIMIT ${most})
    AS photographs) AS sent`

/** Where a photograph is served in its largest width, as every browser reads it. */
export const largestOf = ({ id }: SentPhoto): string =>
  `${mediaPath}${folder}/${id}-${photoWidths.at(-1)}.webp`

/** Whether an advertiser says that it is a floor plan: of what it shows, or of what it is. */
export const isOfPlan = ({ subject, shownAs: as }: SentPhoto): boolean =>
  subject === 'plan' || shownAs.nameOf(as) === 'plan'

function photoOf(
  { id, subject, shownAs: as, width, height, colour, lines }: SentPhoto,
  language: Language,
): Photo {
  const declared = shownAs.nameOf(as)
  const [line] = bestFirst(
    Object.entries(lines).map(([of, text]) => ({ language: of, text })),
    language,
  )
  return {
    subject: subject ?? (declared === 'plan' ? 'plan' : 'interior'),
    path: `${mediaPath}${folder}/${id}`,
    widths: photoWidths,
    ratio: height / width,
    colour,
    ...(line && { line }),
    ...(declared && declared !== 'photograph' && declared !== 'plan' && { shownAs: declared }),
  }
}

/** The photographs of a row of `sentSelect`. */
export const photosSent = (sent: readonly SentPhoto[] | null, language: Language): readonly Photo[] =>
  (sent ?? []).map((one) => photoOf(one, language))

/** What a listing shows: the photographs that were sent, else those of the library. */
export const photosOf = (
  { sent, photos }: { readonly sent: readonly SentPhoto[] | null; readonly photos: readonly number[] },
  library: MediaLibraryService,
  language: Language,
): readonly Photo[] => sent?.map((one) => photoOf(one, language)) ?? library.photos(photos)
