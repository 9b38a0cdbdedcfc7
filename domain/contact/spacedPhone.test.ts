import { expect, it } from 'vitest'
import { spacedPhone } from './spacedPhone.ts'

it.each([
  ['+302101234567', '+30 210 123 4567'],
  ['+306912345678', '+30 691 234 5678'],
  ['+302310123456', '+30 2310 123 456'],
  ['+302281012345', '+30 22810 12345'],
  ['+30 210-123 4567', '+30 210 123 4567'],
  ['+35722123456', '+357 22 123456'],
  ['+4915123456789', '+49 151 23456789'],
  ['+493012345678', '+49 30 12345678'],
  ['+393331234567', '+39 333 123 4567'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+79161234567', '+7 916 123 45 67'],
  ['+34612345678', '+34 612 34 56 78'],
  ['+351912345678', '+351 912 345 678'],
  ['+447700900123', '+44 7700 900123'],
  ['+12025550123', '+1 202 555 0123'],
])('%s is written as people of the country do', (phone, written) => {
  expect(spacedPhone(phone)).toBe(written)
  // Spaces are all that is added, and what is spaced stays so.
  expect(written.replaceAll(' ', '')).toBe(phone.replaceAll(/[^\d+]/g, ''))
  expect(spacedPhone(written)).toBe(written)
})

it.each([
  '2101234567',
  '+3021012345',
  '+4962211234567',
  '+999123456789',
  '',
  'όχι τηλέφωνο',
  '+30 210 123 x',
])('keeps %s unchanged', (phone) => expect(spacedPhone(phone)).toBe(phone))
