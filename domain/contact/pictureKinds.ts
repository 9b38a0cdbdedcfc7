/** What a file that is sent as a picture is, by its first bytes: names and declared types can say anything. */
import type { FieldProblem } from '../forms/fieldRules.ts'
import { contactLimits } from './limits.ts'

/** Why a picture is refused, and its message: a key of the message catalogues. */
export const pictureMessages = {
  type: 'contact_picture_type_msg',
  heic: 'contact_picture_heic_msg',
  svg: 'contact_picture_svg_msg',
  gif: 'contact_picture_gif_msg',
  size: 'contact_picture_size_msg',
  pixels: 'contact_picture_pixels_msg',
  damaged: 'contact_picture_damaged_msg',
} as const
export type PictureRefusal = keyof typeof pictureMessages
export const pictureRefusals = Object.keys(pictureMessages) as readonly PictureRefusal[]

/** The message, with the number in its sentence; `bytes` is the limit that a file exceeded. */
export function pictureProblem(
  reason: PictureRefusal,
  bytes: number = contactLimits.attachment.bytesMax,
): FieldProblem<(typeof pictureMessages)[PictureRefusal]> {
  const message = pictureMessages[reason]
  if (reason === 'size') return { message, parameter: bytes / 1024 ** 2 }
  if (reason === 'pixels') return { message, parameter: Math.floor(contactLimits.attachment.pixelsMax / 1e6) }
  return { message }
}

/** Types that are taken, as browsers name them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Enough of a file to tell what it is, bytes. */
export const HEAD_BYTES = 1024

const latin = (head: Uint8Array, from: number, until: number): string =>
  String.fromCharCode(...head.subarray(from, until))

/** Brands of the boxes in which cameras keep HEIC. */
const heicBrand = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/

/** Why a file is not taken by what it is; undefined for JPEG, PNG and WebP. */
export function refusalByHead(head: Uint8Array): PictureRefusal | undefined {
  if (latin(head, 0, 3) === '\xff\xd8\xff' || latin(head, 0, 8) === '\x89PNG\r\n\x1a\n') return undefined
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return undefined
  if (/^GIF8[79]a/.test(latin(head, 0, 6))) return 'gif'
  if (heicBrand.test(latin(head, 4, 12))) return 'heic'
  return /<svg[\s>]/i.test(latin(head, 0, HEAD_BYTES)) ? 'svg' : 'type'
}

/** The same by a declared type and a name, without the bytes; undefined for accepted ones. */
export function refusalByType(type: string, name = ''): PictureRefusal | undefined {
  if (pictureTypes.some((taken) => taken === type)) return undefined
  const told = `${type} ${name}`.toLowerCase()
  if (/image\/hei[cf]|\.hei[cf]$/.test(told)) return 'heic'
  if (/image\/svg|\.svgz?$/.test(told)) return 'svg'
  return /image\/gif|\.gif$/.test(told) ? 'gif' : 'type'
}
