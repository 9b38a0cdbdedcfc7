import type { ListingBackground } from '#domain/listing/ListingBackground.ts'

/** What is known around the flat: enough others to compare with, and the metro. */
export const flatBackground: ListingBackground = {
  comparison: {
    place: { level: 'cityZone', id: 4501020, name: 'Κουκάκι', slug: 'koukaki' },
    count: 47,
    lowerQuartile: 2310,
    median: 2780,
    upperQuartile: 3260,
    steps: [2, 4, 7, 9, 10, 6, 4, 2, 2].map((count, at) => ({
      from: 1500 + at * 300,
      to: 1800 + at * 300,
      count,
    })),
    outside: 1,
  },
  nearby: [
    { kind: 'metro', name: 'Ακρόπολη', lines: ['Γραμμή 2 Ανθούπολη - Ελληνικό'], metres: 450 },
    { kind: 'metro', name: 'Συγγρού-Φιξ', lines: ['Γραμμή 2 Ανθούπολη - Ελληνικό'], metres: 700 },
    { kind: 'sea', name: null, lines: [], metres: 4300 },
    { kind: 'port', name: 'Πειραιάς', lines: [], metres: 8500 },
  ],
  auction: null,
  units: null,
}

/** Too few others, and no point to measure from. */
export const unknownBackground: ListingBackground = {
  comparison: null,
  nearby: null,
  auction: null,
  units: null,
}

/** An auction without a bidder. */
export const auctionBackground: ListingBackground = {
  ...unknownBackground,
  auction: { status: 'desert', court: 'athens' },
}

/** A project of three units, one of them gone and one with few facts. */
export const projectBackground: ListingBackground = {
  ...flatBackground,
  units: [
    { name: 'A1', price: 245_000, surface: 96, bedrooms: 2, floor: 40, isAvailable: true },
    { name: 'A2', price: 232_000, surface: 91, bedrooms: 2, floor: 10, isAvailable: false },
    { name: 'B1', price: null, surface: 128, bedrooms: 3, floor: null, isAvailable: true },
  ],
}
