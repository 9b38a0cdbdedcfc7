import { describe, expect, test } from 'vitest'
import { english, good, notes, problems } from '#cli/checks/translations/scenario.ts'

describe('writing', () => {
  const russian = {
    'search.save': 'Сохранить поиск',
    'search.found': '{count, plural, =0 {Нет} one {# дом} few {# дома} many {# домов} other {# дома}}',
    'search.kind': '{kind, select, sale {продажа} other {аренда}}',
    'search.quoted': '«{word}» не найдено.',
    lbl_generic_error: 'Что-то пошло не так.',
  }

  test('another alphabet and its plurals are quiet', () => {
    expect(problems({ ru: russian })).toEqual([])
  })

  test('a text that is left in English is found', () => {
    expect(problems({ ru: { ...russian, 'search.save': good.en['search.save'] } })).toMatchObject([
      { code: 'text-untranslated', language: 'ru', key: 'search.save', text: 'Save search' },
    ])
  })

  test('one equal word is a note in a language of the same letters, and a problem in others', () => {
    const same = { el: { ...good.el, 'search.save': 'Save' }, en: { ...good.en, 'search.save': 'Save' } }
    expect(problems(same)).toMatchObject([{ code: 'text-untranslated', language: 'el' }])
    expect(notes({ ...same, fr: same.en })).toMatchObject([
      { code: 'words-as-in-english', language: 'fr', words: ['Save'] },
    ])
    const sameAsEnglish = [{ keys: ['search.*'], why: 'a name' }]
    expect(problems(same, {}, { sameAsEnglish })).toEqual([])
    const latinNames = [{ keys: ['search.save'], why: 'a place' }]
    expect(notes({ ...same, fr: same.en }, {}, { latinNames })).toEqual([])
  })

  test('a name is the same in every language', () => {
    const named = { el: { ...good.el, 'search.save': 'Estia' }, en: { ...good.en, 'search.save': 'Estia' } }
    expect(problems({ ...named, ru: { ...russian, 'search.save': 'Estia' } })).toEqual([])
  })

  test.each([
    ['"{word}" was not found', '"'],
    ['«{word}» was not found', '« »'],
    ['“{word} was not found', '“ without ”'],
    ["it's {word}", "'"],
  ])('%s is not how English quotes', (text, found) => {
    expect(english({ 'search.quoted': text })).toMatchObject([{ code: 'text-quotes', found }])
  })

  test.each([
    ['el', 'Aποθήκευση', 'Latin'],
    ['en', 'Save αυτό', 'Greek'],
    ['ru', 'Cохранить', 'Latin'],
  ])('letters of another alphabet are found in %s: %s', (language, text, script) => {
    const texts = language === 'ru' ? russian : good[language === 'el' ? 'el' : 'en']
    expect(problems({ [language]: { ...texts, 'search.save': text } })).toMatchObject([
      { code: 'text-letters', language, key: 'search.save', script },
    ])
  })

  test.each([
    ['en', 'Save  this search', 'two spaces in a row'],
    ['en', 'Save this search ', 'a space at its end'],
    ['en', 'Save this search ?', 'a space before a mark'],
    ['en', 'Save within 5 km', 'a plain space before a unit'],
    ['fr', 'Enregistrer la recherche ?', 'no no-break space beside a mark'],
    ['fr', 'Enregistrer «\u00a0la recherche»', 'no no-break space beside a mark'],
  ])('stray spaces are found in %s: %s', (language, text, reason) => {
    const found = problems({ [language]: { ...good.en, 'search.save': text } })
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'text-spaces', language, key: 'search.save', reason }),
    )
  })
})
