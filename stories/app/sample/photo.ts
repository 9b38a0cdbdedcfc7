import type { Photo } from '#domain/listing/Photo.ts'
import { pictures } from '../../sample/pictures.ts'

/** A picture for a subject, out of those that stories have. */
export function photo(name: 'apartment' | 'stone' | 'cyclades', subject: Photo['subject']): Photo {
  const { path, widths, placeholder } = pictures[name]
  return { subject, path, widths, ratio: 0.75, colour: placeholder }
}
