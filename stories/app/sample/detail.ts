import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { flat, house } from './cards.ts'
import { pictureAddress } from '../../sample/pictures.ts'
import { photo } from './photo.ts'

/** A flat with a history, a plan and most facts stated. */
export const flatDetail: ListingDetail = {
  ...flat,
  photos: [photo('apartment', 'exterior'), photo('stone', 'living'), photo('cyclades', 'view')],
  description: {
    language: 'el',
    text: 'Διαμπερές διαμέρισμα τετάρτου ορόφου, ανακαινισμένο το 2021, με θέα στον λόφο του Φιλοπάππου.\n\nΔύο λεπτά με τα πόδια από το μετρό. Κοινόχρηστα περίπου 45 € τον μήνα.',
  },
  floorsTotal: 6,
  heatingSystem: 'autonomous',
  heatingMedium: 'naturalGas',
  garden: null,
  parkingKind: 'pilotis',
  parkingRight: 'exclusiveUse',
  views: ['park'],
  availability: 'free',
  permitYear: 1973,
  renovatedYear: 2021,
  amenities: {
    lift: true,
    balcony: true,
    furnished: false,
    cellar: true,
    pool: null,
    alarm: null,
    pets: null,
    smokers: null,
    students: null,
    incomeProperty: false,
    virtualTour: null,
  },
  plan: {
    path: pictureAddress('plan-960.webp'),
    rooms: [
      { room: 'living', area: 31.4 },
      { room: 'kitchen', area: 10.2 },
      { room: 'bedroom', area: 13.5 },
      { room: 'bedroom', area: 11.8 },
      { room: 'bathroom', area: 5.1 },
    ],
  },
  reference: 'ΦΑ-2207',
  publisherRole: 'agent',
  agency: { id: 7, name: 'Φιλοπάππου Ακίνητα', slug: 'filopappou-akinita', founded: 1998 },
  modifiedAt: '2026-10-22T08:00:00Z',
  priceHistory: [
    { at: '2026-08-03T09:30:00Z', price: 275_000, event: 'published' },
    { at: '2026-09-10T09:30:00Z', price: 260_000, event: 'changed' },
    { at: '2026-09-28T09:30:00Z', price: 260_000, event: 'paused' },
    { at: '2026-10-06T09:30:00Z', price: 260_000, event: 'returned' },
    { at: '2026-10-22T08:00:00Z', price: 245_000, event: 'changed' },
  ],
}

/** A house with deal-breakers, of which little was stated. */
export const houseDetail: ListingDetail = {
  ...flatDetail,
  ...house,
  photos: [photo('stone', 'exterior'), photo('apartment', 'kitchen')],
  description: { language: 'en', text: 'Listed stone house in Plaka. Share of one half, tenant in place.' },
  floorsTotal: null,
  heatingSystem: null,
  heatingMedium: null,
  parkingKind: null,
  parkingRight: null,
  views: [],
  availability: 'occupied',
  permitYear: null,
  renovatedYear: null,
  plan: null,
  reference: null,
  publisherRole: 'user',
  agency: null,
  priceHistory: [{ at: '2026-08-03T09:30:00Z', price: 398_000, event: 'published' }],
}
