import { beforeAll, describe, expect, it } from 'vitest'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { flatDetail, houseDetail } from '#stories/app/sample/detail.ts'
import { loadTexts, type Texts } from '#app/i18n/texts.ts'
import { documentRows } from './documentRows.ts'
import { energySentences } from './energyWords.ts'
import { termOf, textOf } from '../facts/allFactWords.ts'
import { galleryPhotos } from './galleryPhotos.ts'
import { listingFacts, statedShare } from './listingFacts.ts'
import { planRows, roomsSum } from '#app/shared/plan/planRows.ts'
import { shownDocuments } from './shownDocuments.ts'
import { historyRows, historySentence, priceSeries } from '../money/historyRows.ts'
import { historySummary } from './priceHistory.ts'
import { cutSentence, perAreaText, percentText } from './priceWords.ts'

let el: Texts
beforeAll(async () => {
  el = await loadTexts('el')
})
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

/** Every fact as the page shows it; null where it was not stated. */
const told = (listing: ListingDetail) =>
  Object.fromEntries(
    listingFacts(listing)
      .flatMap(({ facts }) => facts)
      .map(({ name, value }) => [termOf(el, name), value && plain(textOf(el, value))]),
  )

describe('facts', () => {
  it('are in words, in Greek vocabulary', () => {
    expect(told(flatDetail)).toMatchObject({
      Εμβαδόν: '96 τ.μ. μικτά',
      Όροφος: '4ος από 6',
      Στάθμευση: 'Θέση σε πιλοτή, με αποκλειστική χρήση',
      'Ενεργειακή κλάση': 'Γ (λατινικά C)',
      Επίπλωση: 'Όχι',
      Πισίνα: null,
    })
  })

  it('stay in sight when they were not stated', () => {
    const facts = told(houseDetail)
    expect(facts).toMatchObject({ 'Σύστημα θέρμανσης': null, Θέα: null, Κατάσταση: null })
    const { stated, total } = statedShare(listingFacts(houseDetail))
    expect(stated).toBeLessThan(total)
  })

  it('are only those that such a home can have', () => {
    const field = told({ ...flatDetail, category: 'land', typology: 'agriculturalLand', surfaceKind: null })
    expect(Object.keys(field)).not.toEqual(expect.arrayContaining(['Όροφος']))
    expect(field).toMatchObject({ Εμβαδόν: '96 τ.μ.' })
    expect(told(flatDetail)).not.toHaveProperty('Κατοικίδια')
    expect(told({ ...flatDetail, contract: 'rent' })).toHaveProperty('Κατοικίδια', null)
  })
})

describe('price history', () => {
  it('holds each price until the next event and the last until it was confirmed', () => {
    const series = priceSeries(flatDetail)
    expect(series.map(({ value }) => value)).toEqual([275_000, 260_000, 260_000, 260_000, 245_000, 245_000])
    expect(series.at(-1)?.at).toBe(Date.parse(flatDetail.confirmedAt))
  })

  it('lists events newest first, each against the one before', () => {
    const rows = historyRows(flatDetail)
    expect(rows[0]).toMatchObject({ event: 'changed', price: 245_000, change: { amount: -15_000 } })
    expect(rows[1]).toMatchObject({ event: 'returned', change: null })
    expect(rows.at(-1)).toMatchObject({ event: 'published', change: null })
  })

  it('counts changes of price alone', () => {
    expect(historySummary(flatDetail)).toMatchObject({ first: 275_000, last: 245_000, changes: 2 })
    expect(plain(historySentence(el, flatDetail))).toBe(
      '2 αλλαγές τιμής από τη δημοσίευση: από 275.000 € σε 245.000 € (−11 %).',
    )
    expect(historySentence(el, houseDetail)).toBe('Η τιμή δεν άλλαξε από την πρώτη δημοσίευση.')
    expect(historySentence(el, { ...houseDetail, price: null, priceHistory: [] })).toBe('Η τιμή δεν δηλώθηκε')
  })

  it('never calls a small change none', () => {
    expect(plain(percentText(el.format, -0.004))).toBe('0,4 %')
    expect(plain(percentText(el.format, 0.125))).toBe('13 %')
  })
})

describe('price', () => {
  it('names the area that a square metre is based on', () => {
    expect(plain(perAreaText(el, flatDetail))).toBe('2.552 €/τ.μ. (μικτά)')
    expect(plain(perAreaText(el, houseDetail))).toBe('2.369 €/τ.μ. (δεν δηλώθηκε ποιο εμβαδόν)')
    expect(perAreaText(el, { ...flatDetail, price: null })).toBeUndefined()
  })

  it('shows a price cut, and only a cut', () => {
    expect(plain(cutSentence(el, flatDetail))).toBe('Μείωση 6 % στις 22 Οκτωβρίου 2026, από 260.000 €')
    const raised = { ...flatDetail, reduction: { from: 200_000, at: flatDetail.createdAt } }
    expect(cutSentence(el, raised)).toBeUndefined()
  })
})

describe('energy', () => {
  it.each([
    [null, null, 'Δεν δηλώθηκε ενεργειακή κλάση.'],
    [null, 'underIssue', 'Το πιστοποιητικό είναι υπό έκδοση και δεν υπάρχει ακόμη κλάση.'],
    [null, 'notRequired', 'Για αυτό το ακίνητο δεν απαιτείται πιστοποιητικό.'],
    ['C', 'certified', 'Με πιστοποιητικό'],
    ['C', null, 'Δεν δηλώθηκε αν υπάρχει πιστοποιητικό.'],
  ] as const)('class %s, certificate %s', (energyClass, energyState, start) => {
    expect(energySentences(el, { energyClass, energyState })[0]).toMatch(new RegExp(`^${start}`))
  })
})

describe('pictures and plan', () => {
  it('gives every picture a unique name', () => {
    const [first] = flatDetail.photos
    const photos = first ? [first, first, { ...first, subject: 'plan' as const }] : []
    expect(galleryPhotos(el, photos).map(({ alt }) => alt)).toEqual([
      'Εξωτερική όψη 1',
      'Εξωτερική όψη 2',
      'Κάτοψη',
    ])
  })

  it('numbers rooms as the drawing does and adds up what is inside', () => {
    const rooms = [...(flatDetail.plan?.rooms ?? []), { room: 'balcony', area: 8 }]
    expect(
      planRows(el, rooms)
        .map(({ number, name }) => `${number} ${name}`)
        .slice(0, 2),
    ).toEqual(['1 Καθιστικό', '2 Κουζίνα'])
    expect(plain(roomsSum(el, rooms) ?? '')).toBe('72 τ.μ.')
    const unmeasured = [...rooms, { room: 'wc', area: null }]
    expect(planRows(el, unmeasured).at(-1)?.area).toBe('Δεν δηλώθηκε')
    expect(roomsSum(el, unmeasured)).toBeUndefined()
  })
})

describe('documents', () => {
  const told = (listing: ListingDetail) =>
    Object.fromEntries(documentRows(el, listing).map(({ id, text, href }) => [id, href ?? text]))

  it('link to what is on the page, and name what must be requested', () => {
    const { virtualTour: _, ...others } = flatDetail.amenities
    expect(
      told({ ...flatDetail, energyState: 'certified', amenities: { ...others, virtualTour: true } }),
    ).toEqual({
      floorPlan: '#plan',
      energyCertificate: 'Υπάρχει κατά δήλωση, δεν επισυνάφθηκε: ζητήστε το',
      tour: 'Υπάρχει κατά δήλωση: ζητήστε την από τον αγγελιοδότη',
    })
    expect(told({ ...houseDetail, energyState: null })).toEqual({
      floorPlan: 'Δεν επισυνάφθηκε',
      energyCertificate: 'Δεν δηλώθηκε',
      tour: 'Δεν δηλώθηκε',
    })
  })

  it('name those to download by what they are, several of a kind by number, and none of them as missing', () => {
    const documents = [
      { id: 'a', kind: 'energyCertificate', bytes: 1_234_567 },
      { id: 'b', kind: 'buildingPermit', bytes: 900 },
      { id: 'c', kind: 'buildingPermit', bytes: 2000 },
    ] as const
    expect(shownDocuments(el, { documents }).map(({ text, href }) => [plain(text), href])).toEqual([
      ['Πιστοποιητικό ενεργειακής απόδοσης (PDF, 1.235 kB)', '/api-next/documents/a/'],
      ['Οικοδομική άδεια 1 (PDF, 1 kB)', '/api-next/documents/b/'],
      ['Οικοδομική άδεια 2 (PDF, 2 kB)', '/api-next/documents/c/'],
    ])
    expect(Object.keys(told({ ...flatDetail, documents }))).toEqual(['floorPlan', 'tour'])
    expect(shownDocuments(el, {})).toEqual([])
  })

  it('are more for what is still being built, and fewer for land', () => {
    expect(Object.keys(told({ ...flatDetail, kind: 'project' }))).toContain('specifications')
    expect(Object.keys(told({ ...flatDetail, category: 'land', typology: 'land' }))).toEqual(['floorPlan'])
  })
})
