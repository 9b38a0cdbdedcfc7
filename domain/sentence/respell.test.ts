import { describe, expect, it } from 'vitest'
import { greece } from '../geography/greece.ts'
import { readSentence } from './readSentence.ts'
import { respell } from './respell.ts'

const options = { gazetteer: greece() }
const respelled = (text: string) => respell(text, readSentence(text, options).unread, options)

describe('a slip of the finger', () => {
  it.each([
    ['2 bedroom apartmnt in Kypseli max 120k', '2 bedroom apartment in Kypseli max 120k'],
    ['διαμέρσμα στο Παγκράτι', 'διαμέρισμα στο Παγκράτι'],
    ['διαμερσιμα στο Παγκράτι', 'διαμέρισμα στο Παγκράτι'],
    ['diamersma kypseli', 'διαμέρισμα kypseli'],
    ['flat in Glyfda', 'flat in Glyfada'],
    ['σπίτι στη Γλφυάδα', 'σπίτι στη Γλυφάδα'],
    ['flat in Kolonaki with swiming pool', 'flat in Kolonaki with swimming pool'],
    ['Wohnng in Athen mit Balkonn', 'Wohnung in Athen mit Balkon'],
    ['appartemant à louer', 'appartement à louer'],
    ['квартра в Афинах', 'квартира в Афинах'],
    ['fully furnised studio', 'fully furnished studio'],
  ])('in “%s” is set right', (said, meant) => {
    expect(respelled(said)).toBe(meant)
  })

  it.each([
    'διαμέρισμα στο Παγκράτι',
    'fully equipped flat',
    'διαμέρισμα με ξυλοφάι στο κεντρικό δρόμο',
    'flat with airbnb, bills included, built after 2010',
    'light and airy flat with great views',
    'οικονομικό διαμέρισμα πρώτης κατοικίας',
    'villa with infinity pool and helipad',
  ])('is not found in “%s”', (said) => {
    expect(respelled(said)).toBeUndefined()
  })

  it('is left where the text is long, or sets nothing right', () => {
    expect(respelled(`flat in Glyfda ${'with a view '.repeat(20)}`)).toBeUndefined()
    expect(respell('flat in Glyfda', [], options)).toBeUndefined()
  })
})
