import { cellSize } from './fingerprint.ts'
import type { Pixels } from './Picture.ts'

/** How far a channel of one cell may be off: letters that another rasteriser draws stay below. */
const tolerance = 40

/** Says where two fingerprints part, or nothing. */
export function compareFingerprints(kept: Pixels, now: Pixels): string | undefined {
  // One cell more or less is how another machine rounds the height of a line.
  if (Math.abs(kept.width - now.width) > 1 || Math.abs(kept.height - now.height) > 1)
    return `was ${sizeOf(kept)}, is ${sizeOf(now)}`
  const off = [...cellsOff(kept, now)]
  const worst = off.toSorted((a, b) => b.by - a.by)[0]
  if (!worst) return undefined
  const [x, y] = [worst.column * cellSize, worst.row * cellSize]
  return `differs in ${off.length} of ${kept.width * kept.height} places, most at ${x}, ${y}: ${worst.was} became ${worst.is}`
}

const sizeOf = ({ width, height }: Pixels) => `${width * cellSize} × ${height * cellSize} px`

function* cellsOff(kept: Pixels, now: Pixels) {
  for (let row = 0; row < Math.min(kept.height, now.height); row++)
    for (let column = 0; column < Math.min(kept.width, now.width); column++) {
      const [was, is] = [cellAt(kept, column, row), cellAt(now, column, row)]
      const by = Math.max(...was.map((value, channel) => Math.abs(value - (is[channel] ?? 0))))
      if (by > tolerance) yield { by, was: hex(was), is: hex(is), column, row }
    }
}

const cellAt = ({ data, width }: Pixels, column: number, row: number): readonly number[] => {
  const at = (row * width + column) * 3
  return [...data.subarray(at, at + 3)]
}

const hex = (colour: readonly number[]) =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`
