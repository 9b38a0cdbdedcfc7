/** The municipalities of North Aegean. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const northAegean: readonly CityRow[] = [
  // Lesbos
  [5301, 'Μυτιλήνη', 'Mytilene', 'mytilini', 39.105, 26.555, 58300, 'island', ['Mytilini', 'Mitilini', 'Митилини']],
  [5302, 'Δυτική Λέσβος', 'West Lesbos', 'dytiki-lesvos', 39.231, 26.207, 24800, 'island', ['Καλλονή', 'Μόλυβος', 'Ερεσός', 'Μήθυμνα']],
  // Ikaria
  [5401, 'Ικαρία', 'Ikaria', 'ikaria', 37.614, 26.296, 8600, 'island', ['Άγιος Κήρυκος', 'Εύδηλος', 'Icaria', 'Икария']],
  [5402, 'Φούρνοι Κορσεών', 'Fournoi Korseon', 'fournoi-korseon', 37.577, 26.481, 1300, 'island', ['Φούρνοι', 'Fourni']],
  // Lemnos
  [5501, 'Λήμνος', 'Lemnos', 'limnos', 39.876, 25.062, 16500, 'island', ['Limnos', 'Μύρινα', 'Лемнос']],
  [5502, 'Άγιος Ευστράτιος', 'Agios Efstratios', 'agios-efstratios', 39.54, 24.988, 260, 'island', ['Άη Στράτης', 'Ai Stratis']],
  // Samos
  [5601, 'Ανατολική Σάμος', 'East Samos', 'anatoliki-samos', 37.755, 26.976, 20000, 'island', ['Σάμος', 'Βαθύ Σάμου', 'Πυθαγόρειο']],
  [5602, 'Δυτική Σάμος', 'West Samos', 'dytiki-samos', 37.791, 26.704, 12600, 'island', ['Καρλόβασι', 'Νέο Καρλόβασι']],
  // Chios
  [5701, 'Χίος', 'Chios', 'chios', 38.368, 26.136, 50500, 'island', ['Hios', 'Scio', 'Хиос']],
  [5702, 'Ψαρά', 'Psara', 'psara', 38.54, 25.562, 420, 'island', ['Ηρωική Νήσος Ψαρών']],
  [5703, 'Οινούσσες', 'Oinousses', 'oinousses', 38.516, 26.22, 920, 'island', ['Inousses', 'Αιγνούσα']],
]
