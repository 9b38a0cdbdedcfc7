import { expect, it } from 'vitest'
import { joinSentences } from './joinSentences.ts'

it.each([
  [['Κατοικίες προς πώληση'], 'Κατοικίες προς πώληση'],
  [['Κατοικίες προς πώληση', 'Βρέθηκαν 12 αγγελίες.'], 'Κατοικίες προς πώληση. Βρέθηκαν 12 αγγελίες.'],
  [['Τιμή ανά τ.μ.', 'Γεμάτες ράβδοι: το μεσαίο μισό.'], 'Τιμή ανά τ.μ. Γεμάτες ράβδοι: το μεσαίο μισό.'],
  [['Preis pro m²', 'Seit 6. Okt.', 'Drei'], 'Preis pro m². Seit 6. Okt. Drei'],
  [['Γιατί εδώ;', 'Έτσι'], 'Γιατί εδώ; Έτσι'],
])('%j', (texts, joined) => expect(joinSentences(...texts)).toBe(joined))
