/** The municipalities of Western Macedonia. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const westMacedonia: readonly CityRow[] = [
  // Kozani
  [1401, 'Κοζάνη', 'Kozani', 'kozani', 40.301, 21.789, 67200, 'inland', ['Козани']],
  [1402, 'Βελβεντό', 'Velvento', 'velvento', 40.257, 22.067, 3100, 'inland', ['Velvendos', 'Βελβεντός']],
  [1403, 'Βόιο', 'Voio', 'voio', 40.259, 21.551, 15100, 'inland', ['Σιάτιστα']],
  [1404, 'Εορδαία', 'Eordaia', 'eordaia', 40.512, 21.679, 42400, 'inland', ['Πτολεμαΐδα', 'Ptolemaida']],
  [1405, 'Σέρβια', 'Servia', 'servia', 40.185, 21.998, 9500, 'inland'],
  // Grevena
  [1501, 'Γρεβενά', 'Grevena', 'grevena', 40.085, 21.427, 21400, 'inland'],
  [1502, 'Δεσκάτη', 'Deskati', 'deskati', 39.925, 21.809, 5200, 'inland'],
  // Kastoria
  [1601, 'Καστοριά', 'Kastoria', 'kastoria', 40.521, 21.263, 33200, 'inland', ['Касторья']],
  [1602, 'Άργος Ορεστικό', 'Argos Orestiko', 'argos-orestiko', 40.452, 21.257, 10600, 'inland'],
  [1603, 'Νεστόριο', 'Nestorio', 'nestorio', 40.415, 21.062, 2200, 'inland'],
  // Florina
  [1701, 'Φλώρινα', 'Florina', 'florina', 40.781, 21.41, 29600, 'inland'],
  [1702, 'Αμύνταιο', 'Amyntaio', 'amyntaio', 40.69, 21.68, 14300, 'inland', ['Αμύντεο']],
  [1703, 'Πρέσπες', 'Prespes', 'prespes', 40.835, 21.14, 1200, 'inland', ['Λαιμός']],
]
