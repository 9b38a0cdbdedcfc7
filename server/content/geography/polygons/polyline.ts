/**
 * Lines as text: each coordinate as its difference from the one before it, in steps of `STEP`, five bits a letter
 * (the "encoded polyline" notation). Two letters hold half a kilometre, and no letter is a space or a line's end.
 */

/** What coordinates are rounded to, in degrees: some 11 m northward, 9 m eastward in Greece. */
export const STEP = 0.0001

/** Longitude and latitude in degrees, WGS84. */
export type Position = readonly [longitude: number, latitude: number]

const FIRST_LETTER = 63
const MORE = 32

export function encodeLine(line: readonly Position[]): string {
  let text = ''
  let before: Position = [0, 0]
  for (const position of line) {
    const [x, y] = [Math.round(position[0] / STEP), Math.round(position[1] / STEP)] as const
    text += encodeNumber(x - before[0]) + encodeNumber(y - before[1])
    before = [x, y]
  }
  return text
}

export function decodeLine(text: string): Position[] {
  const line: Position[] = []
  let at = 0
  let [x, y] = [0, 0]
  const next = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 5) {
      const letter = text.charCodeAt(at++) - FIRST_LETTER
      if (!(letter >= 0)) throw new Error('A line of the coast ends in the middle of a number.')
      value |= (letter & (MORE - 1)) << shift
      if (letter < MORE) return value & 1 ? ~(value >> 1) : value >> 1
    }
  }
  while (at < text.length) {
    x += next()
    y += next()
    line.push([inDegrees(x), inDegrees(y)])
  }
  return line
}

/** By division, since a multiple of 0.0001 is not quite a decimal. */
const inDegrees = (steps: number) => steps / Math.round(1 / STEP)

/** The sign goes into the lowest bit, so that small differences are short both ways. */
function encodeNumber(difference: number): string {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1
  let text = ''
  while (rest >= MORE) {
    text += String.fromCharCode((MORE | (rest & (MORE - 1))) + FIRST_LETTER)
    rest >>= 5
  }
  return text + String.fromCharCode(rest + FIRST_LETTER)
}
