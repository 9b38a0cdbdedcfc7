import { describe, expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { greece } from '#domain/geography/greece.ts'
import { offerFilters } from './wordsAsFilters.ts'

const asked: Criteria[] = []
const offersFor = offerFilters(
  {
    // Whatever is asked together with a word finds nothing: few texts hold it.
    countNow: (criteria) => {
      asked.push(criteria)
      return criteria.keyword?.includes('τζάκι') ? 0 : 7
    },
  },
  greece(),
  defaultFlags,
)
const offered = (keyword: string) =>
  offersFor({ keyword, bathrooms: 2 }).map(({ words, keyword: left, parameters }) => [
    words,
    left,
    parameters,
  ])

describe('filters for the words of a keyword', () => {
  it.each([
    ['κήπος', 'giardino=10&giardino=20'],
    ['kipos', 'giardino=10&giardino=20'],
    ['Garten', 'giardino=10&giardino=20'],
    ['ασανσερ', 'ascensore=1'],
    ['θέα θάλασσα', 'vista=1'],
    ['τριάρι', 'camereDaLettoMinimo=2&camereDaLettoMassimo=2'],
  ])('are those that %s names', (typed, parameters) =>
    expect(offered(typed)).toEqual([[typed, '', parameters]]),
  )

  it('are offered for all words at once, then for each, the others staying words', () => {
    expect(offered('κήπος φωτεινό ασανσέρ -υπόγειο')).toEqual([
      ['κήπος ασανσέρ', 'φωτεινό -υπόγειο', 'giardino=10&giardino=20&ascensore=1'],
      ['κήπος', 'φωτεινό ασανσέρ -υπόγειο', 'giardino=10&giardino=20'],
      ['ασανσέρ', 'κήπος φωτεινό -υπόγειο', 'ascensore=1'],
    ])
  })

  it('unite where words name options of one filter', () => {
    expect(offered('διαμέρισμα μεζονέτα')[0]?.[2]).toBe('idTipologia=1&idTipologia=8')
  })

  it('are counted beside the other filters, and not offered where they find nothing', () => {
    expect(offered('κήπος τζάκι')).toEqual([])
    expect(asked.at(-1)).toEqual({ bathrooms: 2, garden: ['private', 'shared'], keyword: 'τζάκι' })
  })

  it.each(['Παγκράτι', 'προς ενοικίαση', 'φθηνότερα', 'φωτεινό', '-κήπος', 'χωρίς ασανσέρ', ''])(
    'are none for %j: no fact of a home, or one that is not wanted',
    (typed) => expect(offered(typed)).toEqual([]),
  )

  it('are a choice of six at the most', () => {
    const many = 'κήπος ασανσέρ πισίνα θέα επιπλωμένο αποθήκη συναγερμός καπνιστές φοιτητές'
    expect(offered(many)).toHaveLength(6)
    expect(offered(many)[0]?.slice(0, 2)).toEqual([many, ''])
  })

  it('take the place of what the filter asked before', () => {
    offersFor({ keyword: 'τριάρι', bedrooms: { min: 4 } })
    expect(asked.at(-1)).toEqual({ bedrooms: { min: 2, max: 2 } })
  })
})
