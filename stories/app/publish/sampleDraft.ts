import type { Draft } from '#domain/api/listings/Drafts.ts'

/** A flat of which the place, the areas and the price are stated. */
export const draft: Draft = {
  id: 3,
  version: 4,
  listingId: 7,
  status: 'draft',
  isPublished: false,
  savedAt: '2026-11-27T07:14:00Z',
  fields: {
    contract: 'sale',
    category: 'residential',
    typology: 'apartment',
    price: '245.000',
    netArea: '78',
    latitude: 37.9682,
    longitude: 23.7561,
  },
  changed: [],
  problems: { bedrooms: { message: 'required', sentence: 'Συμπληρώστε το.' } },
  photos: [],
  documents: [
    { documentId: 'c1', kind: 'energyCertificate', isShown: false, bytes: 412_000 },
    { documentId: 'p1', kind: 'buildingPermit', isShown: true, bytes: 3_400_000 },
  ],
}
