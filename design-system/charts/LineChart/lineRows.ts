import type { BandPoint, LinePoint } from './lineGeometry.ts'

interface Formats {
  formatTime: (at: number) => string
  formatValue: (value: number) => string
}

interface LineRow {
  id: string
  cells: Record<'time' | 'value' | 'low' | 'high', string>
}

/** A row for each moment of line or band; what is not known at a moment is a dash. */
export function lineRows(
  series: readonly LinePoint[],
  band: readonly BandPoint[],
  { formatTime, formatValue }: Formats,
): LineRow[] {
  const values = new Map(series.map((point) => [point.at, point]))
  const bands = new Map(band.map((point) => [point.at, point]))
  const words = (value: number | undefined) => (value === undefined ? '–' : formatValue(value))
  return [...new Set([...values.keys(), ...bands.keys()])]
    .toSorted((one, other) => one - other)
    .map((at) => ({
      id: String(at),
      cells: {
        time: formatTime(at),
        value: words(values.get(at)?.value),
        low: words(bands.get(at)?.low),
        high: words(bands.get(at)?.high),
      },
    }))
}
