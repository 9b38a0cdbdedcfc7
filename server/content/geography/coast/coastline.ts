/**
 * Land and borders of Greece and its neighbours, from `coastline.txt`: a notice in lines that begin with `#`, then one
 * polygon or line of borders each. Sources and licences: domain/geography/SOURCES.md.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeLine, encodeLine, type Position } from '../polygons/polyline.ts'

/** A closed line: the first position is repeated at the end. */
export type Ring = readonly Position[]
/** The shore, then the lakes inside it. */
export type Land = readonly [shore: Ring, ...lakes: Ring[]]

export interface Coastline {
  readonly lands: readonly Land[]
  readonly borders: readonly (readonly Position[])[]
}

/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** Where the coast is drawn as finely as its source has it: all of Greece. */
export const fineBox: Box = [19, 34, 30, 42]
/** Where there is land at all, coarser with distance from Greece. Its edges are no coast. */
export const wholeBox: Box = [15, 32, 34, 44]

const file = join(import.meta.dirname, 'coastline.txt')

/** The file as it lies: what is made from it takes its version from this. */
export const coastlineText = (): string => readFileSync(file, 'utf8')

/** What `writeCoastline` wrote. */
export function readCoastline(text: string): Coastline {
  const lands: Land[] = []
  const borders: Position[][] = []
  for (const line of text.split('\n')) {
    const [kind, ...parts] = line.split(' ')
    if (kind === 'border') borders.push(...parts.map(decodeLine))
    if (kind === 'land') lands.push(parts.map(decodeLine) as unknown as Land)
  }
  return { lands, borders }
}

/** The text of the file, under a notice. */
export function writeCoastline({ lands, borders }: Coastline, notice: readonly string[]): string {
  const lines = [
    ...notice.map((line) => `# ${line}`),
    ...lands.map((rings) => `land ${rings.map(encodeLine).join(' ')}`),
    ...borders.map((line) => `border ${encodeLine(line)}`),
  ]
  return `${lines.join('\n')}\n`
}

let kept: Coastline | undefined

/** The coastline, read at the first call: some 25,000 positions, about 10 ms. */
export const coastline = (): Coastline => (kept ??= readCoastline(coastlineText()))
