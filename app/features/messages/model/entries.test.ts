import { expect, it } from 'vitest'
import type { Entry } from '#domain/contact/Conversation.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { conversation } from '#stories/app/contact/sampleContact.ts'
import { byDay, gist, merged, whenShort } from './entries.ts'

const el = await loadTexts('el')
const entry = (id: number, part: Partial<Entry> = {}): Entry => ({
  ...(conversation.entries[0] as Entry),
  id,
  ...part,
})

it('keeps every entry once, in order; the newest version wins', () => {
  const all = merged([entry(2), entry(5, { text: 'παλιό' })], [entry(5, { text: 'νέο' }), entry(1)])
  expect(all.map(({ id }) => id)).toEqual([1, 2, 5])
  expect(all.at(-1)?.text).toBe('νέο')
})

it('parts days by the clock of Greece', () => {
  // Half past ten at night in London is the next day in Athens.
  const days = byDay(el, [entry(1, { at: '2026-10-21T20:30:00Z' }), entry(2, { at: '2026-10-21T22:30:00Z' })])
  expect(days.map(({ entries }) => entries.length)).toEqual([1, 1])
})

it('sums an entry up in one line: text, pictures or event', () => {
  expect(gist(el, entry(1, { text: 'Ναι' }))).toBe('Ναι')
  const pictures = [{ id: 'a', width: 1, height: 1 }]
  expect(gist(el, entry(1, { text: '', attachments: pictures }))).toBe('1 φωτογραφία')
  expect(gist(el, entry(1, { kind: 'visitConfirmed', text: '' }))).toBe('Η επίσκεψη επιβεβαιώθηκε')
})

it('shows today by its time and other days by their date', () => {
  expect(whenShort(el, '2026-11-22T08:00:00Z', '2026-11-22T20:00:00Z')).toBe('10:00')
  expect(whenShort(el, '2026-11-20T08:00:00Z', '2026-11-22T20:00:00Z').replace('\u00a0', ' ')).toBe('20 Νοε')
})
