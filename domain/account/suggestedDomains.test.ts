import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slipsBetween, suggestedDomains } from './suggestedDomains.ts'

describe('suggestedDomains', () => {
  it.each([
    ['a@gmial.com', 'gmail.com'],
    ['a@gmail.con', 'gmail.com'],
    ['a@gmail.co', 'gmail.com'],
    ['a@gnail.com', 'gmail.com'],
    ['a@GMAIL.CMO', 'gmail.com'],
    ['a@hotmial.com', 'hotmail.com'],
    ['a@yaho.gr', 'yahoo.gr'],
    ['a@otenet.rg', 'otenet.gr'],
    ['a@outlok.com', 'outlook.com'],
    ['a@iclod.com', 'icloud.com'],
    ['a@libero.ti', 'libero.it'],
    ['a@gmail.gr', 'gmail.com'],
    ['a@gmail.de', 'gmail.com'],
    ['a@gmail.eu', 'gmail.com'],
    ['a@gmail.cm', 'gmail.com'],
    ['a@gmail.com.gr', 'gmail.com'],
    ['a@gmial.gr', 'gmail.com'],
    ['a@gmal.it', 'gmail.com'],
    ['a@googlemail.gr', 'googlemail.com'],
    ['a@icloud.gr', 'icloud.com'],
    ['a@iclud.gr', 'icloud.com'],
    ['a@protonmail.gr', 'protonmail.com'],
    ['a@hotmial.gr', 'hotmail.gr'],
    ['a@hotmail.cm', 'hotmail.com'],
    ['a@yaho.com', 'yahoo.com'],
    ['a@yahooo.gr', 'yahoo.gr'],
    ['a@otenet.com', 'otenet.gr'],
    ['a@otente.gr', 'otenet.gr'],
    ['a@forthnet.com', 'forthnet.gr'],
    ['a@mail.con', 'mail.com'],
    ['a@mail.rru', 'mail.ru'],
  ])('%s may have been meant as %s', (email, domain) => {
    expect(suggestedDomains(email)[0]).toBe(domain)
  })

  it.each([
    'a@gmail.com',
    'a@GMAIL.com',
    'a@estia.example',
    'a',
    '',
    '@',
    'a@',
    'a@b',
    `a@${'g'.repeat(40)}.com`,
  ])('%s is no slip', (email) => expect(suggestedDomains(email)).toEqual([]))

  it.each([
    [
      'mail',
      'email',
      'mailbox',
      'otenet',
      'hol',
      'forthnet',
      'in',
      'freemail',
      'yahoo',
      'hotmail',
      'wind',
    ].flat(),
    ['vodafone', 'cosmotemail', 'cosmote', 'pathfinder', 'tellas', 'acn', 'cyta', 'nova', 'hellasonline'],
    ['internet', 'flash', 'mycosmos', 'windtools', 'sch', 'uoa', 'auth', 'ntua', 'aueb', 'tee', 'live'],
    // Companies with their own domain, however similar to a provider's.
    [
      'free',
      'web',
      'tin',
      'wing',
      'win',
      'hal',
      'alice',
      'libero',
      'orange',
      'sapo',
      'abv',
      'wund',
      'zoho',
    ].flat(),
  ])('%s.gr is no typo', (name) => expect(suggestedDomains(`a@${name}.gr`)).toEqual([]))

  it.each([
    'mail.com',
    'mail.ru',
    'mail.de',
    'mail.gr',
    'email.com',
    'yahoo.ca',
    'hotmail.be',
    'live.nl',
    'gmx.ch',
  ])('%s is a provider with its own domain', (host) => expect(suggestedDomains(`a@${host}`)).toEqual([]))

  it('never takes one that it suggests for a slip of another', () => {
    for (const typo of ['gmial.com', 'yaho.gr', 'outlok.com', 'mail.rru', 'hotmial.gr', 'gmail.gr'])
      for (const domain of suggestedDomains(`a@${typo}`)) expect(suggestedDomains(`a@${domain}`)).toEqual([])
  })

  it('never suggests more than three', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        expect(suggestedDomains(`a@${text}`).length).toBeLessThan(4)
      }),
    )
  })
})

describe('slipsBetween', () => {
  it.each([
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['abc', 'ab', 1],
    ['abc', 'abxc', 1],
    ['abc', 'axc', 1],
    ['', 'abc', 3],
    ['ca', 'abc', 3],
  ])('%s to %s takes %i', (from, to, slips) => expect(slipsBetween(from, to)).toBe(slips))

  it('is the same both ways', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other)).toBe(slipsBetween(other, one))
      }),
    )
  })
})
