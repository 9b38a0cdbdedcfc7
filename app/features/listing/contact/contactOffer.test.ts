import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { contactMethods } from '#domain/listing/vocabularies/market.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { repliesText } from '#app/shared/contact/repliesText.ts'
import { offersOf } from './contactOffer.ts'

const home = {
  id: 1,
  title: 'Διαμέρισμα',
  price: 200_000,
  contract: 'sale',
  advertiser: { type: 'private', name: null },
  publisherRole: 'user',
} as const
const all = { methods: contactMethods.names }
const el = await loadTexts('el')
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

it('offers what the advertiser takes, in one order', () => {
  expect(offersOf(all, home, defaultFlags)).toEqual(['message', 'visit', 'proposal', 'phone'])
  expect(offersOf({ methods: ['phone'] }, home, defaultFlags)).toEqual(['phone'])
  expect(offersOf({ methods: [] }, home, defaultFlags)).toEqual([])
})

it('offers no visit and no price when they are switched off, and no price without an asking price', () => {
  const off = { ...defaultFlags, visitRequests: false, priceProposal: false }
  expect(offersOf(all, home, off)).toEqual(['message', 'phone'])
  expect(offersOf(all, { ...home, price: null }, defaultFlags)).toEqual(['message', 'visit', 'phone'])
})

it.each([
  [1, 'μέσα σε 1 λεπτό'],
  [59, 'μέσα σε 59 λεπτά'],
  [170, 'μέσα σε 3 ώρες'],
  [5000, 'μέσα σε 4 ημέρες'],
])('gives the response time: %i minutes', (medianMinutes, words) => {
  const said = plain(repliesText(el, { count: 41, rate: 0.92, medianMinutes }))
  expect(said).toBe(`Απαντά συνήθως ${words}, 92 % σε 41 συνομιλίες`)
})

it('gives no response time for too few conversations, or if none was answered', () => {
  expect(repliesText(el, null)).toBeUndefined()
  expect(plain(repliesText(el, { count: 12, rate: 0, medianMinutes: null }))).toBe(
    'Απάντησε σε 0 % από 12 συνομιλίες',
  )
})
