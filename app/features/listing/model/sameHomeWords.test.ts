import { beforeAll, describe, expect, it } from 'vitest'
import { flat, flatAgain, flatOnceMore } from '#stories/app/sample/cards.ts'
import { loadTexts, type Texts } from '#app/i18n/texts.ts'
import { differenceSentence, offerWords } from './sameHomeWords.ts'

let el: Texts
beforeAll(async () => {
  el = await loadTexts('el')
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('another ad of the same home', () => {
  it('gives the price and the area', () => {
    expect(plain(offerWords(el, flatAgain))).toBe('252.000 €, 97 τ.μ. καθαρά')
    expect(plain(offerWords(el, { ...flat, contract: 'rent', price: 850, surfaceKind: null }))).toBe(
      '850 € τον μήνα, 96 τ.μ.',
    )
    expect(plain(offerWords(el, { ...flat, category: 'land', surface: 600 }))).toBe('245.000 €, 600 τ.μ.')
  })

  it('lists facts that differ or are additional, not those that are left out', () => {
    expect(plain(differenceSentence(el, flat, flatAgain))).toBe(
      'Δηλώνει αλλιώς ή επιπλέον: Κατάσταση: Καλή, κατοικήσιμο, Έτος κατασκευής: 1976',
    )
    expect(plain(differenceSentence(el, { ...flat, floor: null }, flat))).toBe(
      'Δηλώνει αλλιώς ή επιπλέον: Όροφος: 4ος όροφος',
    )
    expect(differenceSentence(el, flat, flatOnceMore)).toBe('Στα υπόλοιπα βασικά στοιχεία δεν διαφέρει.')
  })
})
