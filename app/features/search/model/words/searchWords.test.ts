import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { koukaki } from '#stories/app/sample/cards.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { readSearchState } from '../searchState.ts'
import { searchWords } from './searchWords.ts'

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://estia.example')
  return readSearchState({ language: 'el', path: pathname, search: searchParams, flags: defaultFlags })
}

it.each([
  [
    '/pwlhsh-katoikies/athina/koukaki/?idTipologia=1&prezzoMassimo=300000&ascensore=1',
    'Διαμερίσματα προς πώληση, Κουκάκι, Αθήνα, έως 300.000 €, Ασανσέρ',
  ],
  [
    '/enoikio-katoikies/athina/koukaki/?camereDaLettoMinimo=2&keyword=τζάκι',
    'Κατοικίες προς ενοικίαση, Κουκάκι, Αθήνα, Υπνοδωμάτια: από 2, Λέξεις: τζάκι',
  ],
])('%s in words', async (address, words) => {
  const texts = await loadTexts('el')
  expect(searchWords(texts, at(address), koukaki).replaceAll('\u00a0', ' ')).toBe(words)
})

it('mentions once that homes are at auction', async () => {
  const texts = await loadTexts('el')
  const auctions = { ...at('/pwlhsh-katoikies/'), contract: 'auction', category: 'auction' } as const
  expect(searchWords(texts, auctions, [])).toBe('Ακίνητα σε πλειστηριασμό, σε όλη την Ελλάδα')
})

it('names all of Greece if there is no place', async () => {
  const texts = await loadTexts('el')
  expect(searchWords(texts, at('/pwlhsh-oikopeda/'), [])).toBe(
    'Οικόπεδα και γη προς πώληση, σε όλη την Ελλάδα',
  )
})

it.each([
  ['vrt=37,23;38,23;38,24', 'Κατοικίες προς πώληση, Σε μία σχεδιασμένη περιοχή'],
  ['vrtEsclusi=37,23;38,23;38,24', 'Κατοικίες προς πώληση, Χωρίς μία σχεδιασμένη περιοχή'],
  ['centro=37.97,23.72&raggio=2000', 'Κατοικίες προς πώληση, Απόσταση από σημείο: 2 χλμ.'],
  ['idComune=1&idComune=2', 'Κατοικίες προς πώληση, σε 2 τοποθεσίες'],
])('names the place of a search of %s once', async (query, words) => {
  const texts = await loadTexts('el')
  const said = searchWords(texts, at(`/pwlhsh-katoikies/?${query}`), [])
  expect(said.replaceAll('\u00a0', ' ')).toBe(words)
})
