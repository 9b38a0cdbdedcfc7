import { describe, expect, test } from 'vitest'
import { gatherCatalogues } from '#cli/checks/translations/facts.ts'
import { translationsCheck, translationsSpec } from '#cli/checks/translations/run.ts'
import {
  asking,
  at,
  catalogue,
  english,
  good,
  notes,
  judge,
  problems,
  section,
  source,
  type Texts,
  without,
} from '#cli/checks/translations/scenario.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

test.runIf(isNightly())('the true tree has everything in every language', async () => {
  expect((await translationsCheck()).problems).toEqual([])
})

test('languages that say everything are quiet', () => {
  expect(problems()).toEqual([])
})

describe('keys', () => {
  test('a text that is missing or empty is found, with its place on both sides', () => {
    const found = { language: 'en', key: 'search.save', at: at('search.save'), spec: section }
    expect(problems({ en: without(good.en, 'search.save') })).toEqual([{ ...found, code: 'text-missing' }])
    expect(english({ 'search.save': ' ' })).toEqual([{ ...found, code: 'text-empty' }])
  })

  test('a whole area that is missing is found once', () => {
    const [greek, other] = [catalogue('el', good.el), { ...catalogue('en', good.en), area: 'home' }]
    expect(problems({}, { catalogues: [greek, other] })).toMatchObject([
      { code: 'area-missing', language: 'en', area: 'account', at: { file: 'texts/account/en.json' } },
      ...Object.keys(good.en).map((key) => ({ code: 'text-unknown', key })),
    ])
  })

  test('a text that the reference does not have is found', () => {
    expect(english({ 'search.saved': 'Saved search' })).toEqual([
      { code: 'text-unknown', language: 'en', key: 'search.saved', at: at('search.saved'), spec: section },
    ])
  })

  test('of two texts under one key one is never seen, in a file and across files', () => {
    const twice = { ...catalogue('en', good.en), keysTwice: ['search.save'] }
    const found = [{ code: 'text-twice', language: 'en', key: 'search.save' }]
    expect(problems({}, { catalogues: [catalogue('el', good.el), twice] })).toMatchObject(found)
    const elsewhere = { ...catalogue('el', { 'search.save': 'Φύλαξη' }), area: 'search' }
    expect(problems({}, { catalogues: [catalogue('el', good.el), elsewhere], served: ['el'] })).toMatchObject(
      [{ code: 'text-twice', language: 'el', key: 'search.save', at: { file: 'texts/search/el.json' } }],
    )
  })

  test('a key that the specification names is in every language', () => {
    const gone = { el: without(good.el, 'lbl_generic_error'), en: without(good.en, 'lbl_generic_error') }
    expect(problems(gone)).toMatchObject([
      { code: 'key-unknown', key: 'lbl_generic_error', at: { file: 'app/Page.tsx', line: 1 } },
      { code: 'specified-key-missing', language: 'el', key: 'lbl_generic_error' },
      { code: 'specified-key-missing', language: 'en', spec: translationsSpec.keySection },
    ])
  })
})

test('a mail is compared like a text of the app', () => {
  const key = 'mails.visitDeclined.subject'
  const mails = gatherCatalogues()
    .filter(({ area }) => area === 'mails')
    .map((one) => (one.language === 'pt' ? { ...one, texts: without(one.texts, key) } : one))
  const served = mails.map(({ language }) => language)
  expect(problems({}, { catalogues: mails, served })).toContainEqual({
    code: 'text-missing',
    language: 'pt',
    key,
    at: { file: 'texts/mails/pt.json', name: key },
    spec: section,
  })
})

test('a document says in every language what the Greek one says', () => {
  const texts = { 'terms.0.heading.1': '# Όροι', 'terms.0.point.1': '- Ένας λογαριασμός, ένα πρόσωπο.' }
  const english = { 'terms.0.heading.1': '# Terms of use', 'terms.0.paragraph.1': 'One account, one person.' }
  const document = (language: string, of: Texts) => ({
    ...catalogue(language, of),
    area: 'terms',
    isDocument: true,
  })
  const file = 'texts/terms/en.md'
  expect(problems({}, { documents: [document('el', texts), document('en', english)] })).toMatchObject([
    { code: 'text-missing', language: 'en', key: 'terms.0.point.1', at: { file } },
    { code: 'text-unknown', language: 'en', key: 'terms.0.paragraph.1', at: { file } },
  ])
  expect(problems({}, { documents: [document('el', texts)] })).toMatchObject([
    { code: 'area-missing', language: 'en', area: 'terms', at: { file } },
  ])
})

describe('messages', () => {
  test('values that are not the same are found', () => {
    expect(english({ 'search.quoted': '“{text}” was not found.' })).toEqual([
      {
        code: 'text-arguments-differ',
        language: 'en',
        key: 'search.quoted',
        expected: 'word',
        found: 'text',
        at: at('search.quoted'),
        spec: section,
      },
    ])
  })

  test.each([
    ['{count', 'expect argument closing brace'],
    ['{count, plural, one {#}}', 'missing other clause'],
    ['<b>{count}', 'unclosed tag'],
    ['{count, plural, =0 {} one {#} other {#}}', 'the plural of count has no words for =0'],
  ])('%s is not a message', (text, reason) => {
    expect(english({ 'search.found': text })).toMatchObject([
      { code: 'text-malformed', language: 'en', reason },
    ])
  })

  test('a malformed text of the reference is found once, in the reference', () => {
    expect(problems({ el: { ...good.el, 'search.save': '{' } })).toMatchObject([
      { code: 'text-malformed', language: 'el', at: at('search.save', 'el') },
    ])
  })

  test('other words to choose by are found', () => {
    expect(english({ 'search.kind': '{kind, select, rent {to rent} other {for sale}}' })).toMatchObject([
      { code: 'text-options-differ', value: 'kind', expected: 'other, sale', found: 'other, rent' },
    ])
  })

  test.each([
    ['en', '{count, plural, =0 {No home} other {# homes}}', '=0, one, other'],
    ['en', '{count, plural, one {# home} other {# homes}}', '=0, one, other'],
    ['ru', '{count, plural, =0 {Нет} one {# дом} other {# дома}}', '=0, few, many, one, other'],
    ['fr', '{count, plural, =0 {Aucun} one {# bien} other {# biens}}', '=0, many, one, other'],
  ])('the plurals of %s are its own', (language, text, expected) => {
    const found = problems({ [language]: { ...good.en, 'search.found': text } })
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'text-plural-differs', language, value: 'count', expected }),
    )
  })

  test('one form for every number needs an exception', () => {
    const changed = { en: { ...good.en, 'search.found': '{count, plural, =0 {None} other {homes: #}}' } }
    const uninflected = [{ keys: ['search.found:count'], why: 'a list' }]
    expect(problems(changed, {}, { uninflected })).toEqual([])
  })
})

describe('use', () => {
  test('a key that only a table or a template uses must exist too', () => {
    const table = source("const title: MessageKey = 'search.heading'\nt(`search.why.${part}`)")
    expect(problems({}, { sources: [asking, table] })).toMatchObject([
      { code: 'key-unknown', key: 'search.why.…', at: { file: 'app/Page.tsx', line: 2 } },
      { code: 'key-unknown', key: 'search.heading', at: { line: 1 }, spec: section },
    ])
  })

  test('what a key begins with is no key', () => {
    const long = Object.fromEntries(
      Object.entries(good).map(([language, texts]) => [
        language,
        { ...texts, 'search.a.b': texts['search.save'] },
      ]),
    )
    const table = source("const group = 'search.a'; t(`${group}.${'b'}`)")
    expect(problems(long, { sources: [asking, table] })).toEqual([])
  })

  test('an unused text is found', () => {
    const silent = source(
      "t('search.save'); t('lbl_generic_error'); t(`search.${name}`); const a = { found: 1, kind: 2 }",
    )
    const found = { code: 'key-unused', key: 'search.quoted', at: at('search.quoted', 'el'), spec: section }
    expect(problems({}, { sources: [silent] })).toEqual([found])
    expect(problems({}, { sources: [silent] }, { unused: [{ keys: ['search.*'], why: 'soon' }] })).toEqual([])
  })

  test('the server uses texts of its own, and completes no template of the app', () => {
    const app = source(
      "t('search.save'); t('lbl_generic_error'); t(`search.${name}`); const a = { found: 1 }",
    )
    const server = source("textIn(language, 'search.quoted'); const kind = 'kind'")
    const found = { code: 'key-unused', key: 'search.kind' }
    expect(problems({}, { sources: [app], serverSources: [server] })).toMatchObject([found])
    const template = source("textIn(language, `search.${kind}`); const kinds = ['kind']")
    expect(problems({}, { sources: [app], serverSources: [server, template] })).toEqual([])
  })

  test('a text on a button that is much longer than in Greek is reported', () => {
    const button = source("const view = <Button>{isNew ? t('search.save') : null}</Button>")
    const long = { en: { ...good.en, 'search.save': 'Save everything of this search' } }
    expect(notes(long, { sources: [asking, button] })).toMatchObject([
      { code: 'buttons-long', language: 'en', texts: [{ key: 'search.save', times: 3 }] },
    ])
    expect(notes({}, { sources: [asking, button] })).toEqual([])
  })
})

describe('languages', () => {
  test('one that is not begun is a note', () => {
    expect(judge().notes).toMatchObject([{ code: 'languages-to-come', languages: ['ru', 'fr'] }])
  })

  test('one with texts and no pages, or pages and no texts, is found', () => {
    expect(problems({}, { served: ['el', 'fr'] })).toMatchObject([
      { code: 'language-not-served', language: 'en', at: { file: 'domain/locale.ts' } },
      { code: 'language-without-texts', language: 'fr', at: { file: 'texts' } },
    ])
  })

  test('an exception for a missing text is reported', () => {
    const foreignLetters = [{ keys: ['search.save', 'search.gone', 'old.*'], why: 'it was' }]
    expect(notes({}, {}, { foreignLetters })).toMatchObject([
      { code: 'text-exception-unused', exception: 'search.gone', at: { name: 'foreignLetters' } },
      { code: 'text-exception-unused', exception: 'old.*' },
    ])
  })
})
