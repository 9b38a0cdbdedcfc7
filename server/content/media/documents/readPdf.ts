/** Looks at a PDF before it is kept: whether it is one, and whether it does anything but show its pages. */
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { DocumentRefusal } from '#domain/listing/documents.ts'

const inflated = promisify(inflate)

/** Bytes of the lists of objects in a file once they are unpacked, all together: a small file may unpack to gigabytes. */
const UNPACKED_MOST = 32 * 1024 * 1024

/** So many packs of objects no document of ten megabytes has. */
const PACKS_MOST = 3000

/** Where the end of a file has to say that it is one, bytes. */
const END_BYTES = 2048

/**
 * What a file can do beside showing its pages: run programs, start others, send forms, lead to or carry other files. The
 * names of ISO 32000; each is long enough not to stand in a compressed picture by chance.
 */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoTo[RE]|XFA)(?![A-Za-z0-9])/

/** A name may be written with any of its characters as a number: `/J#61vaScript`. */
const plain = (text: string): string =>
  text.replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** What is wrong with text of a file, as its reader would read it. */
const problemIn = (text: string): DocumentRefusal | undefined => {
  const read = plain(text)
  if (/\/Encrypt(?![A-Za-z0-9])/.test(read)) return 'encrypted'
  return active.test(read) ? 'active' : undefined
}

/** The words before the bytes of each stream, and where those begin. */
function* streamsOf(text: string): Generator<{ readonly words: string; readonly at: number }> {
  let before = 0
  for (const { index, 0: keyword } of text.matchAll(/(?:end)?stream(?:\r\n|\r|\n)/g)) {
    if (!keyword.startsWith('end'))
      yield { words: plain(text.slice(before, index)), at: index + keyword.length }
    before = index
  }
}

/** Objects may be packed together in a stream, and readers find them there. */
const isPack = (words: string): boolean => /\/ObjStm(?![A-Za-z0-9])/.test(words)

/** What some readers unpack as well, though it does not say that it is a pack. */
const mayBePack = (words: string): boolean => /\/First[\s/]/.test(words) && /\/N\s+\d/.test(words)

/** Whether a stream is packed in the one way that all programs pack objects. */
function isUsual(words: string): boolean {
  const [, filter = ''] = [...words.matchAll(/\/Filter\s*(\[[^\]]*\]|\/\w+)/g)].at(-1) ?? []
  const names = filter.match(/\/\w+/g) ?? []
  return names.length === 1 && (names[0] === '/FlateDecode' || names[0] === '/Fl')
}

/** A stream as text; undefined where it cannot be unpacked. */
async function unpacked(bytes: Buffer, at: number, most: number): Promise<string | undefined> {
  try {
    return (await inflated(bytes.subarray(at), { maxOutputLength: most })).toString('latin1')
  } catch {
    return undefined
  }
}

async function problemPacked(bytes: Buffer, text: string): Promise<DocumentRefusal | undefined> {
  let left = UNPACKED_MOST
  let packs = 0
  for (const { words, at } of streamsOf(text)) {
    const isNamed = isPack(words)
    if (!isNamed && !mayBePack(words)) continue
    packs++
    // oxlint-disable-next-line no-await-in-loop -- one after the other, within one limit
    const objects = isUsual(words) ? await unpacked(bytes, at, left) : undefined
    if (objects === undefined && (isNamed || !isUsual(words))) return 'unreadable'
    left -= objects?.length ?? 0
    const problem = problemIn(objects ?? '')
    if (problem) return problem
    if (left <= 0 || packs > PACKS_MOST) return 'unreadable'
  }
  return undefined
}

/** Why a file is not taken; undefined for a PDF that only shows its pages. Names and declared types can say anything. */
export async function problemOfPdf(bytes: Buffer): Promise<DocumentRefusal | undefined> {
  const text = bytes.toString('latin1')
  // Some readers allow other bytes first: so do other programs, for which the file would be something else.
  if (!/^%PDF-[12]\.\d[\s%]/.test(text)) return 'type'
  if (!/startxref\s+\d+\s+%%EOF/.test(text.slice(-END_BYTES))) return 'unreadable'
  return problemIn(text) ?? problemPacked(bytes, text)
}
