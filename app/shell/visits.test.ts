import { expect, it } from 'vitest'
import { idInHash, unsaid } from './visits.ts'

it.each([
  ['', ''],
  ['#', ''],
  ['#main', 'main'],
  ['#%CF%84%CE%B9%CE%BC%CE%AE', 'τιμή'],
  ['#τιμή', 'τιμή'],
  ['#a%20b', 'a b'],
  ['#%', '%'],
  ['#100%', '100%'],
  ['#%zz', '%zz'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#%FF', '%FF'],
  ['##main', '#main'],
])('%j names %j', (hash, id) => expect(idInHash(hash)).toBe(id))

it.each([
  ['Διαμερίσματα προς πώληση. Βρέθηκαν 12 αγγελίες.', 'Διαμερίσματα προς πώληση', 'Βρέθηκαν 12 αγγελίες.'],
  ['Όροι χρήσης', 'Όροι χρήσης', ''],
  ['Σύνδεση', 'Εστία', 'Σύνδεση'],
  ['Σύνδεση', '', 'Σύνδεση'],
])('of %j the heading %j leaves %j to be said', (message, heading, rest) =>
  expect(unsaid(message, heading)).toBe(rest),
)
