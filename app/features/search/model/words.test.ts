import { beforeAll, describe, expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { languages } from '#domain/locale.ts'
import type { SearchResults } from '#domain/api/Search.ts'
import { koukaki } from '#stories/app/sample/cards.ts'
import { loadTexts, type Texts } from '#app/i18n/texts.ts'
import { searchesByFilter } from './asFilters.ts'
import { filterChips } from './chips.ts'
import { rangeText } from './filterWords.ts'
import { searchCrumbs } from './crumbs.ts'
import { searchHeading } from './words/heading.ts'
import { ignoredSentence } from './ignored.ts'
import { looserSearches } from './loosen.ts'
import { readSearchState } from './searchState.ts'
import { totalSentence } from './words/total.ts'

let el: Texts
let en: Texts
beforeAll(async () => {
  el = await loadTexts('el')
  en = await loadTexts('en')
})

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://estia.example')
  return readSearchState({ language: 'el', path: pathname, search: searchParams, flags: defaultFlags })
}
/** Non-breaking spaces as spaces, so that expectations can be read. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('searchHeading', () => {
  it.each([
    ['/pwlhsh-katoikies/athina/koukaki/', 'Κατοικίες προς πώληση: Κουκάκι, Αθήνα'],
    ['/enoikio-katoikies/athina/koukaki/?idTipologia=1', 'Διαμερίσματα προς ενοικίαση: Κουκάκι, Αθήνα'],
    [
      '/pwlhsh-katoikies/athina/koukaki/?idTipologia=1&idTipologia=8',
      'Κατοικίες προς πώληση: Κουκάκι, Αθήνα',
    ],
  ])('%s', (address, heading) => expect(searchHeading(el, at(address), koukaki)).toBe(heading))

  it('needs no place for all of Greece', () => {
    expect(searchHeading(el, at('/pwlhsh-oikopeda/'), [])).toBe(
      'Οικόπεδα και γη προς πώληση σε όλη την Ελλάδα',
    )
  })

  it.each([
    ['vrt=37,23;38,23;38,24', 'σε μία σχεδιασμένη περιοχή', 'in a drawn area'],
    ['vrt=37,23;38,23;38,24&vrt=36,23;37,23;37,24', 'σε 2 σχεδιασμένες περιοχές', 'in 2 drawn areas'],
    ['centro=37.97,23.72&raggio=2000', 'έως 2 χλμ. από ένα σημείο', 'within 2 km of a point'],
    ['fkMetroStation=1', 'κοντά στο μετρό', 'near the metro'],
    ['idComune=1&idComune=2', 'σε 2 τοποθεσίες', 'in 2 places'],
    ['vrtEsclusi=37,23;38,23;38,24', 'έξω από μία σχεδιασμένη περιοχή', 'outside a drawn area'],
  ])('names the place of a search of %s', (query, greek, english) => {
    const search = at(`/pwlhsh-katoikies/?${query}`)
    expect(plain(searchHeading(el, search, []))).toBe(`Κατοικίες προς πώληση ${greek}`)
    expect(plain(searchHeading(en, search, []))).toBe(`Homes for sale ${english}`)
  })

  it.each(['athina/koukaki/', 'athina/', '?idComune=1'])(
    'does not say another place while that of %s has no name yet',
    (rest) => {
      expect(searchHeading(en, at(`/pwlhsh-katoikies/${rest}`), [])).toBe('Homes for sale')
    },
  )

  it('mentions once that homes are at auction', () => {
    const auctions = { ...at('/pwlhsh-katoikies/'), contract: 'auction', category: 'auction' } as const
    expect(searchHeading(el, auctions, [])).toBe('Ακίνητα σε πλειστηριασμό σε όλη την Ελλάδα')
    expect(searchHeading(en, auctions, koukaki)).toBe('Properties at auction in Κουκάκι, Αθήνα')
  })

  it('reads in English', () => {
    const heading = searchHeading(en, at('/pwlhsh-katoikies/athina/koukaki/'), koukaki)
    expect(heading).toBe('Homes for sale in Κουκάκι, Αθήνα')
  })
})

describe('filterChips', () => {
  const state = at('/pwlhsh-katoikies/athina/?idTipologia=1&idTipologia=8&prezzoMassimo=200000&pag=2')

  it('names each filter and leads to the list without it', () => {
    expect(filterChips(el, state).map(({ text, href }) => [plain(text), href])).toEqual([
      ['Διαμέρισμα', '/pwlhsh-katoikies/athina/?idTipologia=8&prezzoMassimo=200000'],
      ['Μεζονέτα', '/pwlhsh-katoikies/athina/?idTipologia=1&prezzoMassimo=200000'],
      ['Τιμή: έως 200.000 €', '/pwlhsh-katoikies/athina/?idTipologia=1&idTipologia=8'],
    ])
  })

  it('names the agency of the reply, and no other', () => {
    const [{ text } = { text: '' }] = filterChips(en, at('/pwlhsh-katoikies/?idAgenzia=7'), {
      id: 7,
      name: 'Faros',
    })
    expect(text).toBe('Faros')
    for (const agency of [undefined, { id: 8, name: 'Other' }])
      expect(filterChips(en, at('/pwlhsh-katoikies/?idAgenzia=7'), agency).map((chip) => chip.text)).toEqual([
        'Of one agency',
      ])
  })

  it('counts drawn areas, including excluded ones', () => {
    const one = 'vrt=37,23;38,23;38,24'
    const two = `${one}&vrt=36,23;37,23;37,24`
    const out = 'vrtEsclusi=36.5,23.5;37,23;37,24'
    const said = (texts: Texts, query: string) =>
      filterChips(texts, at(`/pwlhsh-katoikies/?${query}`)).map(({ text }) => text)
    expect(said(en, `${two}&${out}`)).toEqual(['In 2 drawn areas', 'Without a drawn area'])
    expect(said(el, `${one}&${out}`)).toEqual(['Σε μία σχεδιασμένη περιοχή', 'Χωρίς μία σχεδιασμένη περιοχή'])
  })

  it.each([
    [{ min: 80 }, 'από 80 τ.μ.'],
    [{ min: 80, max: 120 }, '80 τ.μ. – 120 τ.μ.'],
    [{ min: 80, max: 80 }, '80 τ.μ.'],
  ])('writes the range %o', (range, text) => expect(plain(rangeText(el, 'surface', range))).toBe(text))
})

describe('the other words of a list', () => {
  it('counts ads in a sentence', () => {
    expect(totalSentence(el, { total: 1, homes: 1, page: 1, pages: 1 })).toBe('Βρέθηκε 1 αγγελία.')
    expect(totalSentence(el, { total: 0, homes: 0, page: 1, pages: 0 })).toBe('Δεν βρέθηκε καμία αγγελία.')
    expect(plain(totalSentence(el, { total: 1412, homes: 1412, page: 2, pages: 57 }))).toBe(
      'Βρέθηκαν 1.412 αγγελίες. Σελίδα 2 από 57.',
    )
  })

  it.each(languages)('calls what is counted by one word everywhere, in %s', async (language) => {
    const { t } = await loadTexts(language)
    const seven = { count: 7, heading: '', filter: '', place: '', range: '' }
    const noun = t('map.cluster', seven).slice('7 '.length)
    const counting = [
      t('search.title', seven),
      t('search.description', seven),
      t('search.total', seven),
      t('search.totalHomes', { ...seven, homes: 6 }),
      t('search.filters.see', seven),
      t('search.loosen.item', seven),
      t('search.asFilters.item', { ...seven, words: '' }),
      t('search.loosen.place', seven),
      t('search.within.item', seven),
      t('search.histogram.bin', seven),
      t('map.cluster.around', seven),
      t('map.list.status', seven),
      t('map.describe.count', seven),
    ]
    expect(counting.filter((text) => !text.includes(`7 ${noun}`))).toEqual([])
  })

  it('counts homes beside them where they are fewer', () => {
    expect(plain(totalSentence(el, { total: 1240, homes: 1180, page: 1, pages: 50 }))).toBe(
      'Βρέθηκαν 1.240 αγγελίες για περίπου 1.180 ακίνητα. Σελίδα 1 από 50.',
    )
    expect(totalSentence(en, { total: 2, homes: 1, page: 1, pages: 1 })).toBe(
      '2 listings were found, of about 1 property.',
    )
  })

  it('names the field, the value and what to do', () => {
    const sentence = ignoredSentence(el, { name: 'prezzoMinimo', value: 'abc', reason: 'notANumber' })
    expect(sentence).toBe('Τιμή από: το «abc» δεν είναι αριθμός. Γράψτε μόνο ψηφία, για παράδειγμα 150000.')
  })

  it('leads from Greece down to the place, which has no link', () => {
    const crumbs = searchCrumbs(el, at('/pwlhsh-katoikies/athina/koukaki/?prezzoMassimo=5'), koukaki)
    expect(crumbs.map(({ label }) => label)).toEqual([
      'Ελλάδα',
      'Αττική',
      'Κεντρικός Τομέας Αθηνών',
      'Αθήνα',
      'Κουκάκι',
    ])
    expect(crumbs.at(-1)).not.toHaveProperty('href')
    expect(crumbs.at(-2)).toHaveProperty('href', '/pwlhsh-katoikies/athina/?prezzoMassimo=5')
  })

  it('says what dropping a filter gains; for a place, the place around it', () => {
    const reply: Pick<SearchResults, 'loosen' | 'places'> = {
      loosen: [
        { filter: 'price', total: 12 },
        { filter: 'zone', total: 40 },
      ],
      places: koukaki,
    }
    const links = looserSearches(el, at('/pwlhsh-katoikies/athina/koukaki/?prezzoMassimo=50000'), reply)
    expect(links.map(({ text, href }) => [plain(text), href])).toEqual([
      ['Χωρίς «Τιμή: έως 50.000 €»: 12 αγγελίες', '/pwlhsh-katoikies/athina/koukaki/'],
      ['Αθήνα: 40 αγγελίες', '/pwlhsh-katoikies/athina/?prezzoMassimo=50000'],
    ])
  })

  it('offers filters in place of the words that name them, and keeps the others', () => {
    const reply: Pick<SearchResults, 'asFilters'> = {
      asFilters: [
        { words: 'κήπος', keyword: 'τζάκι -υπόγειο', parameters: 'giardino=10&giardino=20', total: 2039 },
        { words: 'lift', keyword: '', parameters: 'ascensore=1', total: 1 },
        { words: 'δυάρι', keyword: '', parameters: 'camereDaLettoMinimo=1&camereDaLettoMassimo=1', total: 3 },
      ],
    }
    const state = at('/pwlhsh-katoikies/athina/?bagni=2&keyword=x&pag=3')
    const links = searchesByFilter(el, state, reply)
    expect(links.map(({ text }) => plain(text))).toEqual([
      '«κήπος» ως φίλτρο «Κήπος: Ιδιωτικός ή Κοινόχρηστος»: 2.039 αγγελίες',
      '«lift» ως φίλτρο «Ασανσέρ»: 1 αγγελία',
      '«δυάρι» ως φίλτρο «Υπνοδωμάτια: 1»: 3 αγγελίες',
    ])
    const [garden, lift] = links.map(({ href }) => new URL(href, 'https://estia.example').searchParams)
    expect(garden?.get('keyword')).toBe('τζάκι -υπόγειο')
    expect(garden?.getAll('giardino').join()).toBe('10,20')
    expect([garden?.get('bagni'), garden?.get('pag')]).toEqual(['2', null])
    expect([lift?.get('keyword'), lift?.get('ascensore')]).toEqual([null, '1'])
  })
})
