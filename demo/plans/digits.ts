/** Numerals as strokes, so that a rendered plan needs no font. Each stands in a box of 10 by 16. */
import { group, path, times } from '#server/content/media/plans/svg.ts'

const strokes: readonly string[] = [
  'M5 0C1 0 0 4 0 8S1 16 5 16S10 12 10 8S9 0 5 0Z',
  'M2 3L6 0V16',
  'M0 4C0 -1 10 -2 10 4C10 9 0 11 0 16H10',
  'M0 2C3 -1 10 -1 10 4C10 8 4 8 4 8C4 8 10 8 10 12C10 17 2 17 0 14',
  'M7 16V0L0 11H10',
  'M9 0H2L1 7C4 5 10 5 10 11C10 17 2 17 0 14',
  'M9 1C3 -1 0 4 0 10C0 18 10 18 10 11C10 5 2 5 0 10',
  'M0 0H10L4 16',
  'M5 8C0 8 0 0 5 0S10 8 5 8S-1 16 5 16S11 8 5 8Z',
  'M10 6C10 12 0 12 0 5C0 -2 10 -2 10 6C10 12 7 17 1 15',
]

/** A whole number centred on (x, y). */
export function numeral(value: number, x: number, y: number, size: number, colour: string): string {
  const text = String(value)
  const scale = size / 16
  const left = x - (text.length * 14 - 4) * scale * 0.5
  return times(text.length, (index) =>
    group(
      path(
        strokes[Number(text[index])] ?? '',
        'none',
        `stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`,
      ),
      `transform="translate(${(left + index * 14 * scale).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${scale.toFixed(3)})"`,
    ),
  )
}
