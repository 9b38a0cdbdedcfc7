import { describe, expect, it } from 'vitest'
import { factNames } from '../listing/facts/factTable.ts'
import { changedFields, onto, sentOfFields, typedValue, withChanges } from './draftFields.ts'
import { holdsOfPrice, holdsOfText } from './holds.ts'
import { isRequiredField } from './required.ts'
import { fieldsOfStep, notAsked, stepOfField, steps } from './steps.ts'
import { stepNames } from './stepNames.ts'

describe('the steps', () => {
  it('ask every fact once, but for those that are not asked', () => {
    const asked = [...stepNames.flatMap((step) => [...steps[step].fields]), ...notAsked]
    expect(asked.toSorted()).toEqual(factNames.toSorted())
  })
  it('leave out what does not apply', () => {
    expect(fieldsOfStep('money', { contract: 'sale', category: 'residential' })).not.toContain(
      'depositMonths',
    )
    expect(fieldsOfStep('money', { contract: 'rent', category: 'residential' })).toContain('depositMonths')
    expect(fieldsOfStep('energy', { contract: 'sale', category: 'land' })).toEqual([])
  })
  it('say where a problem is put right', () => {
    expect(['price', 'texts.el.title', 'energyClass', 'strange'].map(stepOfField)).toEqual([
      'money',
      'words',
      'energy',
      'check',
    ])
  })
})

describe('what an ad needs', () => {
  const home = { contract: 'sale', category: 'residential', typology: 'apartment' }
  it.each([
    ['contract', home, true],
    ['typology', home, true],
    ['latitude', home, true],
    ['latitude', { ...home, latitude: 37.9 }, true],
    ['price', home, false],
    ['surface', home, true],
    // One of the areas is enough.
    ['surface', { ...home, netArea: 78 }, false],
    ['energyClass', home, true],
    ['energyClass', { ...home, energyState: 'notRequired' }, false],
    ['energyClass', { ...home, category: 'garage' }, false],
    ['texts.el.title', home, false],
  ] as const)('%s of %j: %s', (name, fields, isNeeded) => {
    expect(isRequiredField(fields, name)).toBe(isNeeded)
  })
})

describe('what was typed', () => {
  it.each([
    ['price', '245.000', 245_000],
    ['price', '245,000', 245_000],
    ['price', '245 000', 245_000],
    ['price', '1.245.000', 1_245_000],
    ['price', '245.5', 245.5],
    ['price', 'about 200', 'about 200'],
    ['price', '', undefined],
    ['latitude', '37,968', 37.968],
    ['latitude', '37.968', 37.968],
    ['lift', 'yes', true],
    ['lift', 'no', false],
    ['lift', 'perhaps', 'perhaps'],
    ['views', 'sea', ['sea']],
    ['views', [''], undefined],
    ['floor', '-20', -20],
    ['reference', '007', '007'],
    ['texts.el.title', '12', '12'],
  ] as const)('%s %j is read as %j', (name, typed, value) => {
    expect(typedValue(name, typed)).toEqual(value)
  })
  it('is put into a listing with its texts', () => {
    const fields = withChanges(
      { price: 1, lift: true },
      { price: '2', lift: null, 'texts.el.title': 'Σπίτι' },
    )
    expect(sentOfFields(fields)).toEqual({ price: 2, texts: { el: { title: 'Σπίτι' } } })
  })
  it('keeps what was changed elsewhere', () => {
    const base = { price: 1, rooms: 3, lift: true }
    const fields = { price: 2, rooms: 3 }
    expect(changedFields(fields, base)).toEqual(['price', 'lift'])
    expect(onto({ price: 1, rooms: 4, lift: true }, fields, base)).toEqual({ price: 2, rooms: 4 })
  })
})

describe('an ad waits for a person', () => {
  it.each([
    ['Προκαταβολή πριν από την επίσκεψη.', 'payBefore'],
    ['Στείλτε μου τα χρήματα και έρχεται το κλειδί', 'payBefore'],
    ['A deposit before any viewing is needed', 'payBefore'],
    ['Pagamento via Western Union', 'payBefore'],
    ['Anzahlung vor der Besichtigung', 'payBefore'],
    ['Acompte avant la visite', 'payBefore'],
    ['Señal antes de la visita', 'payBefore'],
    ['Sinal antes da visita', 'payBefore'],
    ['Предоплата до просмотра', 'payBefore'],
    ['ΟΧΙ ΣΕ ΑΛΛΟΔΑΠΟΥΣ', 'exclusion'],
    ['Μόνο για Έλληνες', 'exclusion'],
    ['No foreigners please', 'exclusion'],
    ['Solo italiani', 'exclusion'],
    ['Keine Ausländer!', 'exclusion'],
    ['Pas d’étrangers', 'exclusion'],
    ['Solo españoles', 'exclusion'],
    ['Só portugueses', 'exclusion'],
    ['Сдаётся только славянам', 'exclusion'],
  ])('for %s', (text, reason) => {
    expect(holdsOfText('texts.el.description', text).map((hold) => hold.reason)).toEqual([reason])
  })
  it.each([
    'Όχι κατοικίδια. Προκαταβολή δύο ενοίκια με την υπογραφή.',
    'Two months deposit. No pets, no smokers.',
    'Kaution zwei Monatsmieten, Besichtigung nach Vereinbarung',
    'Nur Nichtraucher. Deutsche Schule in der Nähe.',
    'Pas de travaux à prévoir',
    'Залог за один месяц',
    'Ideal for foreigners and Greeks',
  ])('not for %s', (text) => {
    expect(holdsOfText('texts.el.description', text)).toEqual([])
  })
  it('for a price under seven tenths of the median', () => {
    expect(holdsOfPrice(69_999, 699.99, 1000)).toEqual([{ reason: 'price', field: 'price', found: '69999' }])
    expect(holdsOfPrice(70_000, 700, 1000)).toEqual([])
  })
})
