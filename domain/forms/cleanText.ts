/**
 * Removes invisible characters from typed or pasted text: the one place for every text field of the app and
 * every string of a call (domain/api/text.ts). Invisible are control characters, the default-ignorable code
 * points of Unicode (zero-width signs, soft hyphens, bidirectional controls, fillers, tags) and every space
 * but the plain one.
 * Some of them change how text looks and stay where they do: joiners in scripts with joined letters, joiners
 * of emoji sequences, variants of ideographs, direction marks in right-to-left text. Embeddings, overrides
 * and isolates are always removed: they can make a text read as another.
 */

/** Scripts in which a joiner, or a non-joiner as in Persian, changes the letters beside it. */
const joined = [
  ['Arab', 'Syrc', 'Mand', 'Nkoo', 'Adlm', 'Mong', 'Phag', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml'],
  ['Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt', 'Java', 'Bali'],
]
  .flat()
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('')

/** Sequences that stay whole, before everything else that cannot be seen. */
const kept = [
  // The flag of England: a black flag and tags that spell it.
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`,
  // One emoji of several, its style, and a key: 👩‍🌾 ❤️ 1️⃣
  String.raw`(?<=\p{Extended_Pictographic}[\p{EMod}\uFE0F]?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[#*0-9])\uFE0F(?=\u20E3)`,
  // How one ideograph, and one Mongolian letter, is drawn.
  String.raw`(?<=(?!\p{DI})\p{scx=Hani})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=(?!\p{DI})\p{scx=Mong})[\u180B-\u180F]`,
  String.raw`(?<=(?!\p{DI})[${joined}])[\u200C\u200D]`,
].join('|')
const unseen = String.raw`[\p{DI}\p{NChar}\uFFF9-\uFFFB]|[^\P{Cc}\n\t]`
const keptOrUnseen = new RegExp(`(${kept})|${unseen}`, 'gu')
const keptMarksOrUnseen = new RegExp(String.raw`(${kept}|[\u200E\u200F\u061C])|${unseen}`, 'gu')

const runsLeft = /(?=\p{L})[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u
const otherLineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** U+2800 is the empty cell of Braille. */
const otherSpaces = /[^\P{Zs} ]|\u2800/gu

/** A text while it is typed: what cannot be seen is out, spaces are plain; those at its ends stay, since more may follow. */
export function withoutUnseen(typed: string): string {
  const text = typed.toWellFormed().replaceAll(otherLineEnds, '\n').replaceAll(otherSpaces, ' ')
  return text.replaceAll(runsLeft.test(text) ? keptMarksOrUnseen : keptOrUnseen, '$1')
}

/** A phone number while it is typed, with plain digits, hyphens and plus signs, whichever page it was copied from. */
export const plainPhone = (typed: string): string =>
  withoutUnseen(typed)
    .normalize('NFKC')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))

/** A joiner that joins to nothing. */
const looseJoiners = /[\u200C\u200D]+(?=\s|$)/gu

/** Text of several lines as it is stored. */
export const cleanText = (typed: string): string => withoutUnseen(typed).replaceAll(looseJoiners, '').trim()

/** Text of one line as it is stored, its words separated by single spaces: a mail header must have no line break. */
export const cleanLine = (typed: string): string => cleanText(typed).replaceAll(/\s+/g, ' ')

/** A phone number as it is stored until it is parsed: `tel:` of a link and brackets around the prefix are removed. */
export const cleanPhone = (typed: string): string =>
  cleanLine(plainPhone(typed))
    .replace(/^tel:\s*/i, '')
    .replace(/^\(\s*\+\s*(\d+)\s*\)/, '+$1')
