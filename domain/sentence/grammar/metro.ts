import type { Asked, Reading } from './Finding.ts'
import { placesAt, stationsAt } from './places.ts'
import type { Scan } from '../scan/Scan.ts'

/** Reads "near the metro", alone or with the name of a station or the number of a line. */
export function readMetro(scan: Scan, begin: number): Reading | undefined {
  const near = scan.find(begin, 'near')
  const at = near ? scan.pastWeightless(near.end) : begin
  const found = readLine(scan, at) ?? readMetroWord(scan, at) ?? readNameFirst(scan, at)
  return found && { end: found.end, findings: [{ begin, ...found }] }
}

interface Found {
  readonly end: number
  readonly asks: Asked
}

/** `metro Ευαγγελισμός`, `στάση μετρό Σύνταγμα`, `stazione della metro di Syntagma`, or `metro` alone. */
function readMetroWord(scan: Scan, at: number): Found | undefined {
  const metro = scan.find(at, 'metro')
  const word = metro ?? scan.find(at, 'station')
  if (word === undefined) return undefined
  const station = metro && scan.find(word.end, 'station')
  const end = station?.end ?? word.end
  const line = readLine(scan, scan.pastWeightless(end))
  if (line) return line
  const name = scan.pastWeightless(end)
  const named = stationsAt(scan, name)
  // "Metro in Chalandri" is any in Chalandri; "metro Chalandri" is the station.
  if (named && (name === end || placesAt(scan, name) === undefined)) return stations(named)
  return metro && { end, asks: { kind: 'metro' } }
}

/** `Evangelismos metro`, `Syntagma station`. */
function readNameFirst(scan: Scan, at: number): Found | undefined {
  const named = stationsAt(scan, at)
  const word = named && (scan.find(named.end, 'metro') ?? scan.find(named.end, 'station'))
  return named && word && { ...stations(named), end: word.end }
}

/** `γραμμή 2 του μετρό`, `metro line 3`. */
function readLine(scan: Scan, at: number): Found | undefined {
  const word = scan.find(at, 'line')
  const number = word && scan.tokens[word.end]
  if (word === undefined || number?.kind !== 'number') return undefined
  const candidates = scan.names.lines.filter(({ name }) => /\d+/.exec(name.en)?.[0] === number.form)
  const metro = scan.find(scan.pastWeightless(word.end + 1), 'metro')
  const end = metro?.end ?? word.end + 1
  return candidates.length > 0 ? { end, asks: { kind: 'stations', candidates } } : undefined
}

const stations = ({ end, candidates }: NonNullable<ReturnType<typeof stationsAt>>): Found => ({
  end,
  asks: { kind: 'stations', candidates },
})
