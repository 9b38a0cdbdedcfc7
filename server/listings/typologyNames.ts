import type { TypologyName } from '#domain/listing/vocabularies/building.ts'
import type { Language } from '#domain/locale.ts'

/** What a home is called in texts that the server writes: titles, descriptions of the demonstration. */
export const typologyNames: Readonly<Record<TypologyName, Readonly<Record<Language, string>>>> = {
  apartment: { el: 'Διαμέρισμα', en: 'Apartment' },
  attic: { el: 'Ρετιρέ', en: 'Penthouse' },
  detachedHouse: { el: 'Μονοκατοικία', en: 'Detached house' },
  loft: { el: 'Loft', en: 'Loft' },
  farmhouse: { el: 'Αγροικία', en: 'Farmhouse' },
  villa: { el: 'Βίλα', en: 'Villa' },
  terracedHouse: { el: 'Κατοικία σε σειρά', en: 'Terraced house' },
  maisonette: { el: 'Μεζονέτα', en: 'Maisonette' },
  studio: { el: 'Γκαρσονιέρα', en: 'Studio flat' },
  building: { el: 'Κτίριο', en: 'Building' },
  office: { el: 'Γραφείο', en: 'Office' },
  shop: { el: 'Κατάστημα', en: 'Shop' },
  warehouse: { el: 'Αποθήκη', en: 'Warehouse' },
  shed: { el: 'Βιομηχανικός χώρος', en: 'Industrial unit' },
  commercialPremises: { el: 'Επαγγελματικός χώρος', en: 'Commercial premises' },
  workshop: { el: 'Εργαστήριο', en: 'Workshop' },
  business: { el: 'Επιχείρηση', en: 'Business' },
  agriculturalLand: { el: 'Αγροτεμάχιο', en: 'Farmland' },
  buildingLand: { el: 'Οικόπεδο', en: 'Building plot' },
  land: { el: 'Έκταση γης', en: 'Land' },
  bed: { el: 'Κρεβάτι σε δωμάτιο', en: 'Bed in a shared room' },
  fullRoom: { el: 'Δωμάτιο', en: 'Room' },
  garage: { el: 'Θέση στάθμευσης', en: 'Parking space' },
}
