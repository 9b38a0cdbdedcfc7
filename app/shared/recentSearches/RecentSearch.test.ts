import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_RECENT, parseRecent, type RecentSearch, withRecent } from './RecentSearch.ts'
import { whenWords } from './whenWords.ts'

const made = (address: string, at = 0): RecentSearch => ({
  address,
  words: 'Κατοικίες προς πώληση, Αθήνα',
  language: 'el',
  at,
})
const athens = made('/pwlhsh-katoikies/athina/')

describe('what this device keeps', () => {
  it('is read back as it was written', () => {
    const kept = [athens, made('/search-list/?idContratto=2&idMZona=4501027', 5)]
    expect(parseRecent(JSON.stringify(kept))).toEqual(kept)
    expect(parseRecent(null)).toEqual([])
  })

  it.each([
    '',
    '{',
    'null',
    '{"address":"/pwlhsh-katoikies/"}',
    JSON.stringify([{ ...athens, at: 'yesterday' }]),
    JSON.stringify([made('https://example.org/pwlhsh-katoikies/')]),
    JSON.stringify([made('//example.org/')]),
    JSON.stringify([made('javascript:alert(1)')]),
    JSON.stringify([{ ...athens, words: '' }]),
    JSON.stringify([{ ...athens, language: 'xx' }]),
  ])('is empty if another program wrote %s', (text) => expect(parseRecent(text)).toEqual([]))

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseRecent(text)).toBeInstanceOf(Array)
      }),
    )
  })

  it('is the last ten, each once, the latest first', () => {
    const addresses = Array.from({ length: 14 }, (_, at) => `/pwlhsh-katoikies/?prezzoMassimo=${at}`)
    const kept = [...addresses, addresses[5] as string].reduce<readonly RecentSearch[]>(
      (searches, address, at) => withRecent(searches, made(address, at)),
      [],
    )
    expect(kept).toHaveLength(MOST_RECENT)
    expect(new Set(kept.map(({ address }) => address)).size).toBe(MOST_RECENT)
    expect(kept[0]).toEqual(made('/pwlhsh-katoikies/?prezzoMassimo=5', 14))
  })

  it('leaves out what could not be read back', () => {
    expect(withRecent([athens], made(`/pwlhsh-katoikies/?vrt=${'1,1;'.repeat(4000)}`))).toEqual([athens])
  })
})

describe('when a search was made', () => {
  const noon = Date.parse('2026-11-22T10:00:00Z')

  it.each([
    ['2026-11-22T09:00:00Z', 'σήμερα'],
    // Half past midnight in Greece.
    ['2026-11-21T22:30:00Z', 'σήμερα'],
    ['2026-11-21T20:00:00Z', 'χθες'],
    ['2026-11-12T10:00:00Z', 'πριν από 10 ημέρες'],
    // A clock that was wrong.
    ['2027-01-01T10:00:00Z', 'σήμερα'],
  ])('%s is %s', (at, words) => expect(whenWords(Date.parse(at), noon, 'el')).toBe(words))

  it('is in English too', () => {
    expect(whenWords(noon - 86_400_000, noon, 'en')).toBe('yesterday')
  })
})
