import { describe, expect, it } from 'vitest'
import { greece } from './greece.ts'

describe('suggest', () => {
  const first = (query: string) => {
    const [place] = greece().suggest(query, 5)
    return place && `${place.level} ${place.slug}`
  }

  it.each([
    ['Αθήνα', 'city athina'],
    ['ΑΘΗΝΑ', 'city athina'],
    ['αθη', 'city athina'],
    ['Athens', 'city athina'],
    ['Афины', 'city athina'],
    ['auhna', 'city athina'],
    ['8essalonikh', 'city thessaloniki'],
    ['Θεσ/νίκη', 'city thessaloniki'],
    ['Salonicco', 'city thessaloniki'],
    ['Korfu', 'island kerkyra'],
    ['Corfù', 'island kerkyra'],
    ['Корфу', 'island kerkyra'],
    ['Zante', 'island zakynthos'],
    ['Santorini', 'island santorini'],
    ['xania', 'city chania'],
    ['Κολωνάκι', 'cityZone kolonaki'],
    ['kolonaki', 'cityZone kolonaki'],
    ['παγκρ', 'cityZone pagkrati'],
    ['Γιαννιτσά', 'city pella'],
    ['Κρήτη', 'island kriti'],
    ['Halkidiki', 'province chalkidiki'],
    ['Μάνη', 'touristicArea mani'],
    ['Νέας Σμύρνης', 'city nea-smyrni'],
    ['Αγίας Παρασκευής', 'city agia-paraskevi'],
    ['Αθηναίων', 'city athina'],
    ['Ρόδου', 'island rodos'],
    ['Δ. Αθηναίων', 'city athina'],
    ['Δ.Αθηναίων', 'city athina'],
    ['Δημ. Αθηναίων', 'city athina'],
    ['Δ. Θεσσαλονίκης', 'city thessaloniki'],
    ['D. Athinaion', 'city athina'],
    ['Π.Ε. Χανίων', 'city chania'],
    ['Αγ. Παρασκευή', 'city agia-paraskevi'],
    ['Αγ Παρασκευής', 'city agia-paraskevi'],
    ['Αγ.Παρασκευή', 'city agia-paraskevi'],
    ['Ag. Paraskevi', 'city agia-paraskevi'],
    ['Agh. Paraskevi', 'city agia-paraskevi'],
    ['St. Paraskevi', 'city agia-paraskevi'],
    ['Saint Paraskevi', 'city agia-paraskevi'],
    ['Santa Paraskevi', 'city agia-paraskevi'],
    ['Sankt Paraskevi', 'city agia-paraskevi'],
    ['Sainte Paraskevi', 'city agia-paraskevi'],
    ['Ν. Σμύρνη', 'city nea-smyrni'],
    ['Ν. Σμύρνης', 'city nea-smyrni'],
    ['N. Smyrni', 'city nea-smyrni'],
    ['Π. Φάληρο', 'city palaio-faliro'],
    ['Π. Φαλήρου', 'city palaio-faliro'],
    ['P. Faliro', 'city palaio-faliro'],
    ['Δ. Χίου', 'city chios'],
    ['Κ. Πατήσια', 'cityZone kato-patisia'],
    ['Α. Πατήσια', 'cityZone ano-patisia'],
    ['São Nikolaos', 'city agios-nikolaos'],
    ['St Nicholas', 'city agios-nikolaos'],
    ['Sankt Nikolaus', 'city agios-nikolaos'],
    ['San Nicola', 'city agios-nikolaos'],
    ['Св. Параскева', 'city agia-paraskevi'],
    ['ﬁlothei', 'cityZone filothei'],
    ['Χίου', 'city chios'],
    ['κέντρο Θεσσαλονίκης', 'cityZone plateia-aristotelous'],
    ['κεντρο πατρας', 'cityZone kentro-patra'],
    ['kentro hrakleioy', 'cityZone kentro-irakleio'],
  ])('%s → %s', (query, expected) => {
    expect(first(query)).toBe(expected)
  })

  it('finds a word inside a name', () => {
    expect(
      greece()
        .suggest('Μενεμένη', 3)
        .map(({ slug }) => slug),
    ).toContain('ampelokipoi-menemeni')
  })

  it('respects the limit and the requested levels', () => {
    expect(greece().suggest('α', 7)).toHaveLength(7)
    const islands = greece().suggest('ναξος', 5, ['island'])
    expect(islands.map(({ level }) => level)).toEqual(['island'])
  })

  it.each(['ξξξξξ', 'ψψ', 'qqqqq', 'ααα', 'wwwww'])('finds no place by a single letter: %s', (letters) => {
    expect(greece().suggest(letters, 5)).toEqual([])
  })

  it('answers nothing to nothing', () => {
    expect(greece().suggest('  ', 5)).toEqual([])
    expect(greece().suggest('blorptak', 5)).toEqual([])
  })
})
