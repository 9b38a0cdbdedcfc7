import { cellSize } from './fingerprint.ts'
import type { Pixels } from './Picture.ts'

/** How far a channel of one cell may be off: letters that another rasteriser draws stay below. */
const tolerance = 40

/** Says where two fingerprints part, or nothing. */
export function compareFingerprints(kept: Pixels, now: Pixels): string | undefined {
  if (kept.width !== now.width || kept.height !== now.height) return `was ${sizeOf(kept)}, is ${sizeOf(now)}`
  const off = [...cellsOff(kept, now)]
  const worst = off.toSorted((a, b) => b.by - a.by)[0]
  if (!worst) return undefined
  const [x, y] = [worst.column * cellSize, worst.row * cellSize]
  return `differs in ${off.length} of ${kept.width * kept.height} places, most at ${x}, ${y}: ${worst.was} became ${worst.is}`
}

const sizeOf = ({ width, height }: Pixels) => `${width * cellSize} × ${height * cellSize} px`

function* cellsOff(kept: Pixels, now: Pixels) {
  for (let cell = 0; cell < kept.width * kept.height; cell++) {
    const [was, is] = [kept, now].map(({ data }) => [...data.subarray(cell * 3, cell * 3 + 3)]) as [
      number[],
      number[],
    ]
    const by = Math.max(...was.map((value, channel) => Math.abs(value - (is[channel] ?? 0))))
    if (by > tolerance)
      yield { by, was: hex(was), is: hex(is), column: cell % kept.width, row: Math.floor(cell / kept.width) }
  }
}

const hex = (colour: readonly number[]) =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`
