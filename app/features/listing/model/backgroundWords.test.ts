import { beforeAll, describe, expect, it } from 'vitest'
import { coefficients } from '#domain/costs/coefficients.ts'
import { estimateCosts } from '#domain/costs/estimateCosts.ts'
import { flatBackground, projectBackground } from '#stories/app/sample/background.ts'
import { flatDetail, houseDetail } from '#stories/app/sample/detail.ts'
import { loadTexts, type Texts } from '#app/i18n/texts.ts'
import { amountText, coefficientText, costName, costSource, roundedSum, shareText } from './costWords.ts'
import { comparisonNotes, comparisonSentences } from './marketWords.ts'
import { nearbyDistance, nearbyNotes, nearbyTerm } from './nearbyWords.ts'
import { unitRows, unitSentences } from './unitRows.ts'

let el: Texts
let en: Texts
beforeAll(async () => {
  ;[el, en] = await Promise.all([loadTexts('el'), loadTexts('en')])
})
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('the price around here', () => {
  const { comparison } = flatBackground

  it('gives this price first, then the prices of others', () => {
    expect(comparisonSentences(el, flatDetail, comparison).map(plain)).toEqual([
      'Αυτή η αγγελία ζητά 2.552 €/τ.μ. (μικτά): 8 % κάτω από τη διάμεση.',
      'Διάμεση ζητούμενη τιμή 2.780 €/τ.μ. σε 47 άλλες αγγελίες (Κουκάκι, Αθήνα). Οι μισές από 2.310 €/τ.μ. έως 3.260 €/τ.μ.',
    ])
  })

  it('does not compare a share with whole homes, nor an ad without a price', () => {
    const share = { ...flatDetail, dealBreakers: ['undividedShare' as const] }
    expect(comparisonSentences(el, share, comparison)[0]).toMatch(/^Πωλείται ψιλή κυριότητα ή ποσοστό/)
    expect(comparisonSentences(el, { ...flatDetail, price: null }, comparison)).toHaveLength(1)
  })

  it('says so when there are too few', () => {
    expect(comparisonSentences(el, houseDetail, null)).toEqual([expect.stringContaining('λιγότερες από 10')])
  })

  it('says that these are asking prices, of which homes, and by which area', () => {
    const notes = comparisonNotes(el, flatDetail, 1)
    expect(notes).toContain('όχι τιμές που πληρώθηκαν')
    expect(notes).toContain('Διαμέρισμα, Ρετιρέ, Γκαρσονιέρα, Loft, Κατοικίες')
    expect(notes).toContain('καθαρό, μικτό')
    expect(comparisonNotes(el, { ...flatDetail, contract: 'rent' }, 0)).toContain('μηνιαία μισθώματα')
  })

  it('counts small prices to a tenth', () => {
    expect([9.43, 0.8, 250].map((euro) => plain(el.format.pricePerArea(euro, 1)))).toEqual([
      '9,4 €/τ.μ.',
      '0,8 €/τ.μ.',
      '250 €/τ.μ.',
    ])
    expect(en.format.pricePerArea(9.43, 1)).toBe('€9.4/m²')
  })
})

describe('what is near', () => {
  const [metro] = flatBackground.nearby ?? []
  if (!metro) throw new Error('The sample has a station')
  const exact = { precision: 'exact', latitude: 37.9, longitude: 23.7, radius: null } as const
  const area = { ...exact, precision: 'area', radius: 300 } as const

  it('is exact from a point, about from an area', () => {
    expect(nearbyTerm(el, metro)).toBe('Μετρό: Ακρόπολη')
    expect(plain(nearbyDistance(el, metro, exact))).toBe('450 μ.')
    expect(plain(nearbyDistance(el, metro, area))).toBe('περίπου 450 μ.')
    expect(plain(nearbyDistance(el, { ...metro, kind: 'sea', metres: 0 }, exact))).toBe('λιγότερο από 100 μ.')
  })

  it('is a distance and no time, out of dated data', () => {
    expect(plain(nearbyNotes(el, area))).toMatch(/από τη μέση της περιοχής.*έως 300 μ\./)
    expect(nearbyNotes(el, exact)).toMatch(/όχι χρόνοι.*OpenStreetMap.*2026/)
  })
})

describe('costs', () => {
  it('are rounded in sum', () => {
    expect(roundedSum({ low: 15_481, high: 19_701 })).toEqual({ low: 15_400, high: 19_800 })
    expect(roundedSum({ low: 2096, high: 3392 })).toEqual({ low: 2090, high: 3400 })
  })

  const texts = () =>
    coefficients.map((coefficient) => [
      costName(el, coefficient),
      plain(coefficientText(el, coefficient)),
      plain(costSource(el, coefficient)),
    ])

  it('show each coefficient, with tax, date and source', () => {
    expect(texts()).toContainEqual([
      'Φόρος μεταβίβασης',
      '3,09 %',
      'Νόμος: 3 % και 3 % του φόρου υπέρ του δήμου. Ισχύει από: Ιανουάριος 2014.',
    ])
    expect(texts()).toContainEqual(['Δικηγόρος (προαιρετικά)', '0,5 % – 1 % + ΦΠΑ 24 %', expect.any(String)])
    expect(texts()).toContainEqual(['Εγγύηση', '1 – 2 μισθώματα', expect.any(String)])
    expect(texts()).toContainEqual(['Ψηφιακό τέλος συναλλαγής', '3,6 %', expect.any(String)])
  })

  it('keep all digits of a coefficient', () => {
    expect([0.00475, 0.9, 0.0309].map((share) => plain(shareText(en, share)))).toEqual([
      '0.475%',
      '90%',
      '3.09%',
    ])
  })

  it('are one amount, or from one to another', () => {
    const { costs = [] } =
      estimateCosts(
        { contract: 'sale', category: 'residential', advertiser: 'agency', price: 245_000 },
        '2026-11-27',
      ) ?? {}
    expect(costs.map((cost) => plain(amountText(el, cost))).slice(0, 2)).toEqual([
      '7.571 €',
      '2.430 € – 3.646 €',
    ])
  })
})

describe('the units of a project', () => {
  const units = projectBackground.units ?? []

  it('are counted, with what the available ones cost', () => {
    expect(unitSentences(el, units)).toEqual(['Ο αγγελιοδότης δηλώνει 3 μονάδες, 2 διαθέσιμες.'])
    const [first] = units
    const priced = first ? [first, { ...first, name: 'C1', price: 300_000 }] : []
    expect(plain(unitSentences(el, priced)[1])).toBe('Διαθέσιμες από 245.000 € έως 300.000 €')
  })

  it('say plainly what was not stated', () => {
    expect(unitRows(el, units).map((row) => Object.values(row).map(plain))).toEqual([
      ['A1', '245.000 €', '96 τ.μ.', '2', '4ος όροφος', 'Διαθέσιμη'],
      ['A2', '232.000 €', '91 τ.μ.', '2', '1ος όροφος', 'Μη διαθέσιμη'],
      ['B1', 'Δεν δηλώθηκε', '128 τ.μ.', '3', 'Δεν δηλώθηκε', 'Διαθέσιμη'],
    ])
  })
})
