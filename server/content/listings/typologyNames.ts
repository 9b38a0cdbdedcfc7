import type { TypologyName } from '#domain/listing/vocabularies/building.ts'
import type { Language } from '#domain/locale.ts'

/** What a home is called in texts that the server writes: titles, descriptions of the demonstration. */
// biome-ignore format: one row a line
export const typologyNames: Readonly<Record<TypologyName, Readonly<Record<Language, string>>>> = {
  apartment: { el: 'Διαμέρισμα', en: 'Apartment', de: 'Wohnung', it: 'Appartamento', fr: 'Appartement', ru: 'Квартира', es: 'Piso', pt: 'Apartamento' },
  attic: { el: 'Ρετιρέ', en: 'Penthouse', de: 'Penthouse', it: 'Attico', fr: 'Penthouse', ru: 'Пентхаус', es: 'Ático', pt: 'Penthouse' },
  detachedHouse: { el: 'Μονοκατοικία', en: 'Detached house', de: 'Einfamilienhaus', it: 'Casa indipendente', fr: 'Maison individuelle', ru: 'Отдельный дом', es: 'Casa independiente', pt: 'Moradia isolada' },
  loft: { el: 'Loft', en: 'Loft', de: 'Loft', it: 'Loft', fr: 'Loft', ru: 'Лофт', es: 'Loft', pt: 'Loft' },
  farmhouse: { el: 'Αγροικία', en: 'Farmhouse', de: 'Bauernhaus', it: 'Casale', fr: 'Ferme', ru: 'Сельский дом', es: 'Casa de campo', pt: 'Quinta' },
  villa: { el: 'Βίλα', en: 'Villa', de: 'Villa', it: 'Villa', fr: 'Villa', ru: 'Вилла', es: 'Villa', pt: 'Villa' },
  terracedHouse: { el: 'Κατοικία σε σειρά', en: 'Terraced house', de: 'Reihenhaus', it: 'Villetta a schiera', fr: 'Maison mitoyenne', ru: 'Таунхаус', es: 'Casa adosada', pt: 'Moradia em banda' },
  maisonette: { el: 'Μεζονέτα', en: 'Maisonette', de: 'Maisonette', it: 'Duplex', fr: 'Duplex', ru: 'Мезонет', es: 'Dúplex', pt: 'Duplex' },
  studio: { el: 'Γκαρσονιέρα', en: 'Studio', de: 'Studio', it: 'Monolocale', fr: 'Studio', ru: 'Студия', es: 'Estudio', pt: 'Estúdio' },
  building: { el: 'Κτίριο', en: 'Building', de: 'Gebäude', it: 'Edificio', fr: 'Immeuble', ru: 'Здание', es: 'Edificio', pt: 'Prédio' },
  office: { el: 'Γραφείο', en: 'Office', de: 'Büro', it: 'Ufficio', fr: 'Bureau', ru: 'Офис', es: 'Oficina', pt: 'Escritório' },
  shop: { el: 'Κατάστημα', en: 'Shop', de: 'Ladenlokal', it: 'Negozio', fr: 'Boutique', ru: 'Магазин', es: 'Tienda', pt: 'Loja' },
  warehouse: { el: 'Αποθήκη', en: 'Warehouse', de: 'Lager', it: 'Magazzino', fr: 'Entrepôt', ru: 'Склад', es: 'Almacén', pt: 'Armazém' },
  shed: { el: 'Βιομηχανικός χώρος', en: 'Industrial unit', de: 'Industriehalle', it: 'Capannone', fr: 'Local industriel', ru: 'Производственное помещение', es: 'Nave industrial', pt: 'Pavilhão industrial' },
  commercialPremises: { el: 'Επαγγελματικός χώρος', en: 'Commercial premises', de: 'Gewerbefläche', it: 'Locale a uso commerciale', fr: 'Local professionnel', ru: 'Коммерческое помещение', es: 'Local', pt: 'Espaço comercial' },
  workshop: { el: 'Εργαστήριο', en: 'Workshop', de: 'Werkstatt', it: 'Laboratorio', fr: 'Atelier', ru: 'Мастерская', es: 'Taller', pt: 'Oficina' },
  business: { el: 'Επιχείρηση', en: 'Business', de: 'Betrieb', it: 'Attività commerciale', fr: 'Fonds de commerce', ru: 'Готовый бизнес', es: 'Negocio', pt: 'Negócio' },
  agriculturalLand: { el: 'Αγροτεμάχιο', en: 'Agricultural land', de: 'Agrarfläche', it: 'Terreno agricolo', fr: 'Terrain agricole', ru: 'Сельхозземля', es: 'Terreno rústico', pt: 'Terreno agrícola' },
  buildingLand: { el: 'Οικόπεδο', en: 'Building plot', de: 'Baugrundstück', it: 'Terreno edificabile', fr: 'Terrain à bâtir', ru: 'Участок под застройку', es: 'Solar', pt: 'Terreno para construção' },
  land: { el: 'Έκταση γης', en: 'Land', de: 'Landfläche', it: 'Terreno', fr: 'Terrain', ru: 'Земля', es: 'Terreno', pt: 'Terreno' },
  bed: { el: 'Κρεβάτι σε κοινό δωμάτιο', en: 'Bed in a shared room', de: 'Bett im Mehrbettzimmer', it: 'Posto letto', fr: 'Lit en chambre partagée', ru: 'Койко-место', es: 'Cama en habitación compartida', pt: 'Cama em quarto partilhado' },
  fullRoom: { el: 'Δωμάτιο', en: 'Room', de: 'Zimmer', it: 'Stanza', fr: 'Chambre', ru: 'Комната', es: 'Habitación', pt: 'Quarto' },
  garage: { el: 'Θέση στάθμευσης', en: 'Parking space', de: 'Stellplatz', it: 'Posto auto', fr: 'Place de parking', ru: 'Машиноместо', es: 'Plaza de garaje', pt: 'Lugar de garagem' },
}
