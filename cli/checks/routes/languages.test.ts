import { expect, test } from 'vitest'
import type { Answer } from '#cli/checks/routes/answers.ts'
import { languagePaths, servedLanguages } from '#cli/checks/routes/facts.ts'
import { checkAnswerLanguages, checkLanguagePaths, type LanguagePaths } from '#cli/checks/routes/languages.ts'
import { readHead } from '#cli/checks/routes/page.ts'
import { languageSpec } from '#cli/checks/routes/run.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

const { section } = languageSpec
const origin = 'https://estia.example'

test.runIf(isNightly())('the true tree has a path for every language', () => {
  expect(checkLanguagePaths(languagePaths, servedLanguages(), languageSpec)).toEqual([])
})

test('a language under another prefix is found, and one that is not read back', () => {
  const astray: LanguagePaths = {
    localPath: (language, path) =>
      language === 'el' ? path : `/${language === 'de' ? 'ger' : language}${path}`,
    languageOf: () => 'el',
  }
  expect(checkLanguagePaths(astray, ['el', 'en'], languageSpec)).toEqual([
    {
      code: 'prefix-differs',
      of: 'the language of /en/terms/',
      expected: 'en',
      found: 'el',
      at: { file: 'domain/search/searchPath.ts', name: 'splitLanguage' },
      spec: section,
    },
    {
      code: 'prefix-differs',
      of: 'pages in de',
      expected: '/de/terms/',
      found: '/ger/terms/',
      at: { file: 'domain/search/searchPath.ts', name: 'localPath' },
      spec: section,
    },
  ])
})

/** A page's head as the portal writes it. */
const head = (lang: string, canonical: string, alternates: readonly (readonly [string, string])[]) =>
  `<!doctype html><html lang="${lang}"><head><link rel="canonical" href="${origin}${canonical}">${alternates
    .map(([language, path]) => `<link rel="alternate" hreflang="${language}" href="${origin}${path}">`)
    .join('')}</head>`

const both = [
  ['el', '/terms/'],
  ['en', '/en/terms/'],
  ['x-default', '/terms/'],
] as const
const whole = head('en', '/en/terms/', both)

const answer = (html: string, changed: Partial<Answer> = {}): Answer => ({
  url: `${origin}/en/terms/`,
  path: '/en/terms/',
  language: 'en',
  served: true,
  isOptional: false,
  status: 200,
  page: true,
  leadsTo: undefined,
  ...readHead(html),
  ...changed,
})

const check = (...answers: readonly Answer[]) =>
  checkAnswerLanguages(answers, ['el', 'en'], languagePaths, section)

test('a page in its language with its own address and its other languages is quiet', () => {
  expect(check(answer(whole))).toEqual([])
})

test('a page that is kept out of indexes names no other languages', () => {
  const kept = { robots: ['noindex', 'follow'] }
  expect(check(answer('<html lang="en">', kept), answer(head('en', '/en/terms/', []), kept))).toEqual([])
  expect(check(answer(whole, kept))).toMatchObject([
    { code: 'answer-alternates-differ', expected: 'none', found: 'el, en, x-default' },
  ])
})

test('a page or a redirect in another language is found, with its place on both sides', () => {
  const found = { code: 'answer-language-differs', expected: 'en', found: 'el' }
  const moved = { status: 308, page: false, leadsTo: '/user/login/' }
  expect(check(answer(whole, { lang: 'el' }))).toEqual([
    { ...found, path: '/en/terms/', at: { file: `${origin}/en/terms/` }, spec: section },
  ])
  expect(check(answer('', moved))).toMatchObject([found])
  expect(check(answer('', { ...moved, leadsTo: '/en/user/login/' }))).toEqual([])
})

test('a canonical address that is missing or in another language is found', () => {
  expect(check(answer(head('en', '/terms/', both)))).toMatchObject([
    { code: 'answer-canonical-differs', expected: 'an address in en', found: `${origin}/terms/` },
  ])
  expect(check(answer(whole, { canonical: undefined }))).toMatchObject([
    { code: 'answer-canonical-differs', found: 'none' },
  ])
})

test('a language that is missing from the list, or leads into another, is found', () => {
  expect(check(answer(head('en', '/en/terms/', both.slice(1))))).toMatchObject([
    { code: 'answer-alternates-differ', expected: 'el, en, x-default', found: 'en, x-default' },
  ])
  const astray = [both[0], ['en', '/terms/'], both[2]] as const
  expect(check(answer(head('en', '/en/terms/', astray)))).toMatchObject([
    { code: 'answer-alternates-differ', found: `en at ${origin}/terms/` },
  ])
})
