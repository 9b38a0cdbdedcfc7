/** The 13 regions (περιφέρειες). The numbers are those of the national statistical register, 2021. See ../SOURCES.md. */
import type { AreaRow } from './rows.ts'

/** id, country, Greek, customary English, slug, latitude, longitude (degrees, WGS84: mean of the municipal seats), other names */
// biome-ignore format: one row a line
export const regions: readonly AreaRow[] = [
  [1, 300, 'Ανατολική Μακεδονία και Θράκη', 'Eastern Macedonia and Thrace', 'anatoliki-makedonia-kai-thraki', 41.08, 25.04, ['Θράκη', 'Thrace']],
  [2, 300, 'Κεντρική Μακεδονία', 'Central Macedonia', 'kentriki-makedonia', 40.68, 22.97, ['Μακεδονία', 'Macedonia']],
  [3, 300, 'Δυτική Μακεδονία', 'Western Macedonia', 'dytiki-makedonia', 40.4, 21.55],
  [4, 300, 'Ήπειρος', 'Epirus', 'ipeiros', 39.49, 20.81, ['Ipiros', 'Эпир']],
  [5, 300, 'Θεσσαλία', 'Thessaly', 'thessalia', 39.45, 22.44, ['Thessalia', 'Фессалия']],
  [6, 300, 'Στερεά Ελλάδα', 'Central Greece', 'sterea-ellada', 38.63, 23.01, ['Sterea Ellada', 'Sterea Hellas']],
  [7, 300, 'Ιόνια Νησιά', 'Ionian Islands', 'ionia-nisia', 38.76, 20.42, ['Ιόνιοι Νήσοι', 'Ionia Nisia', 'Επτάνησα', 'Heptanese', 'Ионические острова']],
  [8, 300, 'Δυτική Ελλάδα', 'Western Greece', 'dytiki-ellada', 38.16, 21.52],
  [9, 300, 'Πελοπόννησος', 'Peloponnese', 'peloponnisos', 37.36, 22.53, ['Peloponnes', 'Péloponnèse', 'Peloponneso', 'Пелопоннес', 'Μοριάς']],
  [10, 300, 'Αττική', 'Attica', 'attiki', 37.92, 23.7, ['Attiki', 'Attika', 'Attique', 'Аттика']],
  [11, 300, 'Βόρειο Αιγαίο', 'North Aegean', 'voreio-aigaio', 38.54, 26.11],
  [12, 300, 'Νότιο Αιγαίο', 'South Aegean', 'notio-aigaio', 36.85, 26.03],
  [13, 300, 'Κρήτη', 'Crete', 'kriti', 35.24, 24.8, ['Kreta', 'Crète', 'Creta', 'Крит']],
]
