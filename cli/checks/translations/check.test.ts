import { describe, expect, test } from 'vitest'
import { type Catalogue, checkTranslations, translationsToCome } from '#cli/checks/translations/check.ts'
import { messageArguments } from '#cli/checks/translations/messageArguments.ts'
import { translationsCheck, translationsSpec } from '#cli/checks/translations/run.ts'

const greek: Catalogue = {
  language: 'el',
  area: 'search',
  texts: { save: 'Αποθήκευση', found: '{count, plural, one {# σπίτι} other {# σπίτια}}' },
}
const english = (texts: Catalogue['texts']): Catalogue => ({ language: 'en', area: 'search', texts })
const good = { save: 'Save', found: '{count, plural, one {# home} other {# homes}}' }
const check = (texts: Catalogue['texts']) => checkTranslations([greek, english(texts)], translationsSpec)
const at = (name: string) => ({ file: 'app/i18n/en/search.json', name })
const spec = '1 What the product does and for whom'

test('the true catalogues say the same', async () => {
  expect((await translationsCheck()).problems).toEqual([])
})

test('another language that says everything is quiet', () => {
  expect(check(good)).toEqual([])
})

test('a text that is missing or empty is found, with its place on both sides', () => {
  const missing = { code: 'text-missing', language: 'en', key: 'save', at: at('save'), spec }
  expect(check({ ...good, save: ' ' })).toEqual([missing])
  expect(check({ found: good.found })).toEqual([missing])
})

test('a whole area that is missing is found', () => {
  const elsewhere = { ...english({}), area: 'home' }
  expect(checkTranslations([greek, elsewhere], translationsSpec).map(({ code, key }) => [code, key])).toEqual(
    [
      ['text-missing', 'save'],
      ['text-missing', 'found'],
    ],
  )
})

test('a text that the reference does not have is found', () => {
  expect(check({ ...good, saved: 'Saved' })).toEqual([
    { code: 'text-unknown', language: 'en', key: 'saved', at: at('saved'), spec },
  ])
})

test('values that are not the same are found', () => {
  expect(check({ ...good, found: '{total} homes' })).toMatchObject([
    { code: 'text-arguments-differ', key: 'found', expected: 'count', found: 'total' },
  ])
  const own = { ...translationsSpec, ownValues: new Set(['found']) }
  expect(checkTranslations([greek, english({ ...good, found: '{total} homes' })], own)).toEqual([])
})

test('a text whose braces do not close is found, in the reference too', () => {
  expect(check({ ...good, found: '{count' })).toMatchObject([{ code: 'text-malformed', language: 'en' }])
  const broken = { ...greek, texts: { save: '{' } }
  expect(checkTranslations([broken], translationsSpec)).toMatchObject([
    { code: 'text-malformed', language: 'el' },
  ])
})

test('languages and message keys that are still to come are notes', () => {
  const keys = Object.fromEntries(translationsSpec.messageKeys.slice(1).map((key) => [key, 'κείμενο']))
  const notes = translationsToCome(
    [greek, english(good), { ...greek, area: 'forms', texts: keys }],
    translationsSpec,
  )
  expect(notes).toMatchObject([
    { code: 'languages-not-served', languages: ['de', 'it', 'fr', 'ru', 'es', 'pt'] },
    { code: 'message-keys-not-used', keys: ['email_field_validation_msg'] },
  ])
})

describe('messageArguments', () => {
  test.each([
    ['no values', []],
    ['{name}', ['name']],
    ['{ from } – { to }', ['from', 'to']],
    ['{count, plural, one {# home in {place}} other {# homes in {place}}}', ['count', 'place']],
    ['{kind, select, sale {for {price}} other {}}', ['kind', 'price']],
    ["l'annonce {id}", ['id']],
    ["a quoted '{brace}'", []],
  ])('%s', (message, names) => {
    expect([...messageArguments(message)]).toEqual(names)
  })

  test.each(['{', '}', '{a}}', '}{'])('%s does not match', (message) => {
    expect(() => messageArguments(message)).toThrow('do not match')
  })
})
