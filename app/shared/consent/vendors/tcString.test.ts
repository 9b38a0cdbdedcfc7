import { TCString } from '@iabtcf/core'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { VendorList } from '#domain/consent/vendorList.ts'
import { readChoice, writeChoice } from './tcString.ts'
import { everything, nothing, switched, untouched } from './vendorChoice.ts'

const file = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../stories/app/consent/list/vendor-list.json'), 'utf8'),
) as VendorList
const { 101: alpha, 102: beta } = file.vendors
if (!alpha || !beta) throw new Error('The list of the tests lacks companies')
const list: VendorList = { ...file, language: 'en', vendors: { 101: alpha, 102: beta } }
const vendors = { cmpId: 300, cmpVersion: 7, policyVersion: 5, ids: [101, 102], list: 'x' }
const given = { list, vendors, language: 'el' } as const

const partial = switched(switched(untouched(list), 'purposes', 1, true), 'vendors', 102, true)
const objected = switched(switched(partial, 'interests', 9, false), 'vendorInterests', 102, false)

describe('a choice as a string', () => {
  it.each([
    ['nothing', nothing],
    ['everything', everything(list)],
    ['a part', partial],
    ['a part with objections', objected],
  ])('is read back: %s', (_, choice) => {
    expect(readChoice(writeChoice(choice, given), vendors)).toEqual(choice)
  })

  it('is of version 2.3: a core and the companies that were named, for this site alone', () => {
    const tc = writeChoice(partial, given)
    expect(tc.split('.')).toHaveLength(2)
    const model = TCString.decode(tc)
    expect(model).toMatchObject({
      version: 2,
      cmpId: 300,
      cmpVersion: 7,
      consentScreen: 1,
      consentLanguage: 'EL',
      vendorListVersion: 142,
      policyVersion: 5,
      isServiceSpecific: true,
      publisherCountryCode: 'GR',
    })
    const set = (vector: Iterable<[number, boolean]>) =>
      [...vector].flatMap(([id, isSet]) => (isSet ? id : []))
    expect(set(model.vendorsDisclosed)).toEqual([101, 102])
    expect([set(model.purposeConsents), set(model.vendorConsents)]).toEqual([[1], [102]])
    expect(set(model.purposeLegitimateInterests)).toEqual([7, 9, 10])
    expect(set(model.specialFeatureOptins)).toEqual([])
    // Whole days: a moment would tell one visitor from another.
    expect(model.created?.getUTCHours()).toBe(0)
  })

  it('asks for no legitimate interest where only consent is allowed', () => {
    const greedy = { ...alpha, legIntPurposes: [1, 3, 4, 5, 6, 7] }
    expect(everything({ ...list, vendors: { 101: greedy } }).interests).toEqual([7])
  })

  const tc = writeChoice(everything(list), given)
  it.each([
    ['none', undefined, vendors],
    ['empty', '', vendors],
    ['no base64', '!!!', vendors],
    ['markup', '<script>alert(1)</script>', vendors],
    ['cut in the middle', tc.slice(0, 30), vendors],
    ['without the companies that were named', tc.split('.')[0], vendors],
    ['of another consent manager', tc, { ...vendors, cmpId: 301 }],
    ['of older policies', tc, { ...vendors, policyVersion: 6 }],
    ['that did not name a company of now', tc, { ...vendors, ids: [101, 102, 105] }],
    ['of 100,000 characters', 'C'.repeat(100_000), vendors],
  ])('that is %s counts as no choice', (_, text, now) => {
    expect(readChoice(text, now)).toBeUndefined()
  })

  it('stays good when a company is no longer asked about, or the list is newer', () => {
    expect(readChoice(tc, { ...vendors, ids: [101], list: 'y' })).toEqual(everything(list))
  })
})
