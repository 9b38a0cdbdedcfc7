/** Larger ferry ports, each at its passenger quay. Columns: see PortRow; sources and what is left out: ../SOURCES.md. */

/** Greek name, English name, latitude, longitude, the smallest zoom of the map that shows it */
export type PortRow = readonly [el: string, en: string, latitude: number, longitude: number, minZoom: number]

// biome-ignore format: one row a line
export const ports: readonly PortRow[] = [
  ['Πειραιάς', 'Piraeus', 37.944, 23.637, 8],
  ['Ραφήνα', 'Rafina', 38.022, 24.0105, 9],
  ['Λαύριο', 'Lavrio', 37.713, 24.057, 9],
  ['Θεσσαλονίκη', 'Thessaloniki', 40.634, 22.934, 8],
  ['Καβάλα', 'Kavala', 40.9345, 24.41, 9],
  ['Αλεξανδρούπολη', 'Alexandroupoli', 40.8445, 25.878, 9],
  ['Βόλος', 'Volos', 39.357, 22.948, 9],
  ['Κέρκυρα', 'Corfu', 39.6265, 19.905, 9],
  ['Ηράκλειο', 'Heraklion', 35.3445, 25.142, 8],
  ['Σούδα', 'Souda', 35.488, 24.0745, 9],
  ['Σύρος', 'Syros', 37.442, 24.944, 9],
  ['Τήνος', 'Tinos', 37.5385, 25.159, 10],
  ['Μύκονος', 'Mykonos', 37.461, 25.326, 9],
  ['Πάρος', 'Paros', 37.0865, 25.148, 9],
  ['Νάξος', 'Naxos', 37.1075, 25.3735, 9],
  ['Σαντορίνη', 'Santorini', 36.3855, 25.4285, 9],
  ['Μήλος', 'Milos', 36.725, 24.4465, 10],
  ['Κως', 'Kos', 36.895, 27.2885, 9],
  ['Ρόδος', 'Rhodes', 36.45, 28.227, 9],
  ['Χίος', 'Chios', 38.371, 26.1395, 9],
  ['Μυτιλήνη', 'Mytilene', 39.104, 26.558, 9],
  ['Αίγινα', 'Aegina', 37.746, 23.4275, 10],
  ['Ύδρα', 'Hydra', 37.351, 23.466, 11],
  ['Σκιάθος', 'Skiathos', 39.162, 23.492, 10],
]
