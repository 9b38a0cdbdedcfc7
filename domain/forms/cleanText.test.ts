import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanPhone, cleanText, withoutUnseen } from './cleanText.ts'

const unseen = [
  ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160'],
  ['\u17b4', '\u180b', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b'],
  ['\u202c', '\u202d', '\u202e', '\u2028', '\u2029', '\u2060', '\u2061', '\u2064', '\u2066', '\u2067'],
  ['\u2068', '\u2069', '\u206f', '\u3164', '\ufe00', '\ufe0f', '\ufeff', '\uffa0', '\ufff9', '\ufffe'],
  ['\u{1bca0}', '\u{1d173}', '\u{e0001}', '\u{e0041}', '\u{e007f}', '\u{e0100}'],
  ['\u00a0', '\u1680', '\u2000', '\u2003', '\u2009', '\u202f', '\u205f', '\u3000', '\u2800'],
].flat()

describe('what cannot be seen', () => {
  it.each(unseen)('%j alone is nothing', (sign) => {
    expect([cleanText(sign), cleanLine(sign.repeat(3)), cleanPhone(sign)]).toEqual(['', '', ''])
  })

  it.each(unseen)('%j leaves a name, an address and a number as they look', (sign) => {
    expect(cleanLine(`${sign}Μαρία${sign} ${sign}Anna${sign}`)).toBe('Μαρία Anna')
    expect(cleanText(`${sign}maria@example.gr${sign}`)).toBe('maria@example.gr')
    expect(cleanPhone(`${sign}+30${sign} 694${sign} 1234567${sign}`)).toMatch(/^\+30 ?694 ?1234567$/)
  })

  it.each([
    ['an emoji of several', '👩‍🌾 👨‍👩‍👧‍👦 🏳️‍🌈 ❤️‍🔥 👩🏽‍🌾'],
    ['an emoji’s style and keys', '❤️ ☎︎ 1️⃣ #️⃣'],
    ['flags', '🇬🇷 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['Persian', 'می‌خواهم خانه‌ای بخرم'],
    ['Hindi with joiners', 'क्‍ष न्‌न'],
    ['Sinhala', 'ක්‍රීඩා'],
    ['Arabic with marks', 'مرحبا\u200f (A1)\u200e'],
    ['Hebrew', 'שלום עולם'],
    ['variants of an ideograph', '葛\u{e0100}飾'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180b'],
    ['accents of their own', 'Ma\u0301ria Νίκη'],
    ['lines', 'Καλημέρα\n\n\tσας'],
    ['Arabic number signs, which are seen', '\u0600١٢'],
  ])('is not %s', (_, text) => {
    expect(cleanText(text)).toBe(text)
    expect(withoutUnseen(text)).toBe(text)
  })

  it.each([
    ['a\r\nb\rc', 'a\nb\nc', 'a b c'],
    ['a\u2028b\u2029c\u0085d', 'a\nb\nc\nd', 'a b c d'],
    ['  a \t b  ', 'a \t b', 'a b'],
    ['a\u00a0b', 'a b', 'a b'],
    ['half \ud83d', 'half \ufffd', 'half \ufffd'],
    ['a\u202egpj.exe', 'agpj.exe', 'agpj.exe'],
    ['\u2068שלום\u2069', 'שלום', 'שלום'],
    ['سلام\u200c', 'سلام', 'سلام'],
    ['ev\u200cil', 'evil', 'evil'],
    ['😀\u200d', '😀', '😀'],
    ['a\ufe0f\u200d😀', 'a😀', 'a😀'],
  ])('%j is %j as a text and %j as a line', (typed, text, line) => {
    expect([cleanText(typed), cleanLine(typed)]).toEqual([text, line])
  })

  it('stays at the end of a line that is being typed where more may follow', () => {
    expect(withoutUnseen('می\u200c')).toBe('می\u200c')
    expect(withoutUnseen('Μαρία ')).toBe('Μαρία ')
    expect(withoutUnseen('Μαρία\u00a0')).toBe('Μαρία ')
  })

  const mixed = fc
    .array(
      fc.oneof(
        fc.constantFrom(...unseen, 'a', 'ά', '👩', '🌾', '🏽', '\u20e3', '1', 'م', 'ह', '葛', ' ', '\n'),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(''))

  it('is removed in one pass, whatever surrounds it', () => {
    fc.assert(
      fc.property(mixed, (typed) => {
        for (const clean of [withoutUnseen, cleanText, cleanLine])
          expect(clean(clean(typed))).toBe(clean(typed))
        expect(cleanLine(typed)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u)
        expect(cleanText(typed)).not.toMatch(/[^\P{Cc}\n\t]/u)
      }),
    )
  })
})

describe('a phone number that was pasted', () => {
  it.each([
    ['\u202a+30 694 123 4567\u202c', '+30 694 123 4567'],
    ['\u2068+30\u00a0694\u00a0123\u00a04567\u2069', '+30 694 123 4567'],
    ['210\u2011123\u20114567', '210-123-4567'],
    ['210–123—4567', '210-123-4567'],
    ['+30 210−1234567', '+30 210-1234567'],
    ['＋３０（２１０）１２３４５６７', '+30(210)1234567'],
    ['tel:+302101234567', '+302101234567'],
    ['TEL: 210 1234567', '210 1234567'],
    ['(+30) 210 1234567', '+30 210 1234567'],
    ['٦٩٤١٢٣٤٥٦٧', '6941234567'],
    ['۶۹۴۱۲۳۴۵۶۷', '6941234567'],
    ['call me', 'call me'],
  ])('%j is %j', (pasted, phone) => expect(cleanPhone(pasted)).toBe(phone))
})
