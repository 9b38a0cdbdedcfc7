import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import type { Pin } from '#domain/map/MapMarks.ts'
import { samplePin, viewOf } from '#stories/app/sample/mapView.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { type HomeSigns } from '#app/shared/map/homeMark.ts'
import { listingOfMark, markOfListing } from '#app/shared/map/markOfListing.ts'
import { marksOf } from './mapMarks.ts'
import { runs } from '../../../../tests/properties/runs.ts'

const noSigns = { seen: new Set<number>(), saved: new Set<number>() }
const thirds = new Set(Array.from({ length: 667 }, (_, n) => n * 3))

/** Few values of everything: many pins say the very same. */
const pin = fc.record({
  latitude: fc.constantFrom(37.96, 37.97),
  longitude: fc.constantFrom(23.72, 23.73),
  price: fc.constantFrom(100_000, 245_000, undefined),
  surface: fc.constantFrom(96, undefined),
  bedrooms: fc.constantFrom(0, 1, 3, undefined),
  radius: fc.constantFrom(0, 300),
  isReduced: fc.boolean(),
  place: fc.constantFrom('Κουκάκι', ''),
  rank: fc.constant(undefined),
})
const pins = fc
  .array(pin, { minLength: 2000, maxLength: 2000 })
  .map((drawn) => drawn.map((one, id): Pin => ({ ...one, id })))

const el = await loadTexts('el')
const en = await loadTexts('en')

/** What the only mark of a map is called. Spaces that keep words together are spaces. */
function nameOf(more: Partial<Pin>, texts = el, signs: Partial<HomeSigns> = {}): string {
  const [mark] = marksOf(texts, viewOf({ pins: [{ ...samplePin, ...more }] }), { ...noSigns, ...signs })
  return (mark?.label ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')
}

describe('the marks of a map', () => {
  it.each(languages)('are two thousand with names and ids of their own: %s', async (language) => {
    const texts = await loadTexts(language)
    const cluster = { count: 2, latitude: 37.9, longitude: 23.7, cheapest: 1, dearest: 2, place: '' }
    const clusters = [cluster, { ...cluster, latitude: 37.901 }, { ...cluster, longitude: 23.701 }]
    fc.assert(
      fc.property(pins, (drawn) => {
        const marks = marksOf(texts, viewOf({ pins: drawn, clusters }), { seen: thirds, saved: thirds })
        expect(new Set(marks.map(({ label }) => label)).size).toBe(2003)
        expect(new Set(marks.map(({ id }) => id)).size).toBe(2003)
      }),
      { numRuns: runs(5) },
    )
  })

  it('are clusters first, then homes, the most relevant before the others', () => {
    const cluster = { latitude: 38, longitude: 23, cheapest: undefined, dearest: undefined, place: '' }
    const view = viewOf({
      pins: [
        { ...samplePin, id: 1, rank: 1 },
        { ...samplePin, id: 2 },
        { ...samplePin, id: 3, rank: 0 },
      ],
      clusters: [
        { ...cluster, count: 5 },
        { ...cluster, count: 50 },
      ],
    })
    const marks = marksOf(el, view, noSigns)
    expect(marks.map(({ text, id }) => (id.startsWith('home') ? id : text))).toEqual([
      '50',
      '5',
      'home-3',
      'home-1',
      'home-2',
    ])
    expect(marks.at(-1)?.label).toContain('5 από 5')
  })

  it('say in words all that a home is', () => {
    expect(nameOf({})).toBe('245 χιλ. €, 3 υπνοδωμάτια, 96 τετραγωνικά μέτρα, Κουκάκι, 1 από 1')
    expect(nameOf({}, en)).toBe('€245k, 3 bedrooms, 96 square metres, Κουκάκι, 1 of 1')
  })

  it('are called by what is written on them, and by the whole price where that is rounded', () => {
    expect(nameOf({ price: 1_245_000 })).toMatch(/^1,25 εκ\. €, 1\.245\.000 €, /)
    expect(nameOf({ price: 247_900 }, en)).toMatch(/^€248k, €247,900, /)
    expect(nameOf({ price: 850 }, en)).toMatch(/^€850, 3 bedrooms/)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), fc.constantFrom(el, en), (price, texts) => {
        const [mark] = marksOf(texts, viewOf({ pins: [{ ...samplePin, price }] }), noSigns)
        expect(mark?.label.startsWith(mark.text)).toBe(true)
        // Nothing but a whole price is left out.
        const isWhole = mark?.label.includes(texts.format.money(price))
        expect(isWhole || Number(price.toPrecision(3)) === price).toBe(true)
      }),
    )
  })

  it('say in words what signs show: somewhere near, cheaper than before, saved, seen', () => {
    const mine = new Set([samplePin.id])
    const both = { seen: mine, saved: mine }
    expect(nameOf({ radius: 300, isReduced: true }, el, both)).toContain(
      'περίπου, σε ακτίνα 300 μέτρα, η τιμή μειώθηκε, το αποθηκεύσατε, το έχετε δει, 1 από 1',
    )
    expect(nameOf({ radius: 300, isReduced: true }, en, both)).toContain(
      'approximate, within 300 metres, price reduced, saved, seen before, 1 of 1',
    )
  })

  it('say what is not stated only where that matters', () => {
    expect(nameOf({ price: undefined, surface: undefined, bedrooms: undefined, place: '' })).toBe(
      'η τιμή δεν δηλώθηκε, 1 από 1',
    )
    expect(nameOf({ bedrooms: 0, place: '' }, en)).toBe('€245k, 96 square metres, 1 of 1')
    expect(nameOf({ bedrooms: 1 }, en)).toContain('1 bedroom,')
  })

  it('say how many homes a cluster has, where, and at what prices', () => {
    const cluster = {
      count: 27,
      latitude: 38,
      longitude: 23,
      cheapest: 98_000,
      dearest: 410_000,
      place: 'Κυψέλη',
    }
    const name = (more: Partial<typeof cluster> | { cheapest: undefined }) => {
      const [mark] = marksOf(en, viewOf({ clusters: [{ ...cluster, ...more }] }), noSigns)
      return mark?.label
    }
    expect(name({})).toBe('27 listings, Κυψέλη, from €98,000 to €410,000, 1 of 1')
    expect(name({ dearest: 98_000, place: '' })).toBe('27 listings, €98,000, 1 of 1')
    expect(name({ cheapest: undefined })).toBe('27 listings, Κυψέλη, 1 of 1')
  })

  it('are known by their listings', () => {
    expect(listingOfMark(markOfListing(4711))).toBe(4711)
  })
})
