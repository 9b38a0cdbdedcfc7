/** What photographs of a listing may be. */
import { type NameOf, vocabulary } from '../vocabulary.ts'

/** What a picture is declared as: a drawing or an arranged room is no photograph of the home. Ids are ours. */
export const shownAs = vocabulary({ photograph: 1, render: 2, staged: 3, drone: 4, plan: 5 })
export type ShownAsName = NameOf<typeof shownAs>

export const photographLimits = {
  /** Of one listing. */
  count: 30,
  /** As sent. */
  bytesMax: 25 * 1024 * 1024,
  pixelsMax: 60_000_000,
  /** The longer side, pixels. */
  sideMin: 800,
  /** Code points of the line under one. */
  lineMax: 120,
} as const

/** Why a file is refused: the end of the name of its sentence. */
export const photographRefusals = ['type', 'svg', 'gif', 'mixed', 'pixels', 'small', 'damaged'] as const
export type PhotographRefusal = (typeof photographRefusals)[number]

export type PhotographKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

const latin = (bytes: Uint8Array, from: number, until: number): string =>
  String.fromCharCode(...bytes.subarray(Math.max(0, from), until))

/** Enough of both ends of a file to tell what it is, bytes. */
const END_BYTES = 1024

/** What a file also is, that a browser or another program would run or open: pages, programs, documents, archives. */
const alsoElse = /<(?:!doctype|html|head|body|script|iframe|svg)[\s>]|<\?php|%PDF-\d/i
/** The end of an archive's list, and the start of a program. */
const binaries = ['PK\x05\x06', '\x7fELF']

/** What a file is by its first bytes, or why it is not taken. Names and declared types can say anything. */
export function photographKind(bytes: Uint8Array): PhotographKind | { readonly refused: PhotographRefusal } {
  const start = latin(bytes, 0, END_BYTES)
  const kind = kindByHead(start)
  if (kind === undefined) {
    if (/^GIF8[79]a/.test(start)) return { refused: 'gif' }
    return { refused: /<svg[\s>]/i.test(start) ? 'svg' : 'type' }
  }
  const ends = start + latin(bytes, bytes.length - END_BYTES, bytes.length)
  const isElse = alsoElse.test(ends) || binaries.some((mark) => ends.includes(mark))
  return isElse ? { refused: 'mixed' } : kind
}

function kindByHead(start: string): PhotographKind | undefined {
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return 'webp'
  // The first brand says what a camera wrote; those of all HEIF files say so in the list behind it.
  const brands = /^[\s\S]{4}ftyp([\s\S]{4})[\s\S]{4}((?:[a-z0-9]{4}){0,16})/.exec(start)
  if (!brands) return undefined
  const all = `${brands[1]} ${(brands[2] ?? '').match(/.{4}/g)?.join(' ') ?? ''}`
  if (/avi[fs]/.test(all)) return 'avif'
  return /hei[cxms]|hev[cxms]/.test(all) ? 'heic' : undefined
}

/** The number of bits in which two difference hashes differ. */
export function hashDistance(one: bigint, other: bigint): number {
  let bits = BigInt.asUintN(64, one ^ other)
  let count = 0
  for (; bits > 0n; bits &= bits - 1n) count++
  return count
}

/** Pictures of one colour have hashes that are alike, whatever they show. */
const isTelling = (hash: bigint): boolean => {
  const set = hashDistance(hash, 0n)
  return set >= 8 && set <= 56
}

/** Whether two files show the same picture: one may be a re-encoded copy. */
export const isSamePicture = (one: bigint, other: bigint): boolean =>
  isTelling(one) && isTelling(other) && hashDistance(one, other) <= 2
