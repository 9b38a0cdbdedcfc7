import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { loadTexts } from './texts.ts'

type Catalogue = Readonly<Record<string, string>>

const areasOf = (language: string) => readdirSync(join(import.meta.dirname, language)).toSorted()
const read = (language: string, area: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, language, area), 'utf8')) as Catalogue

/** `count name`, in any order: a language may need a plural where another does not. */
function placeholders(message: string): string {
  const found = new Set<string>()
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue
      found.add(element.value)
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) visit(option.value)
    }
  }
  visit(parse(message))
  return [...found].toSorted().join(' ')
}

/** Whether a plural has an option without words: the formatter takes an empty one for missing. */
const hasEmptyPlural = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some(
    (element) =>
      element.type === TYPE.plural &&
      Object.values(element.options).some(({ value }) => value.length === 0 || hasEmptyPlural(value)),
  )

const straightApostrophe = /(?<=\p{L})'(?=\p{L})/u
/** A number, or a placeholder for one, that a line break could separate from its unit. */
const looseUnit = /[\d}#] (?:%|€|MB|Mo|МБ|km|км|χλμ\.|τ\.μ\.|m²|м²)(?!\p{L})/u

const others = languages.filter((language) => language !== 'el')

describe.each(areasOf('el'))('%s', (area) => {
  const greek = read('el', area)

  it.each(others)('has the same keys in %s', (language) => {
    expect(Object.keys(read(language, area)).toSorted()).toEqual(Object.keys(greek).toSorted())
  })

  it.each(others)('fills in the same things in %s', (language) => {
    const other = read(language, area)
    const differing = Object.keys(greek).filter(
      (key) => placeholders(greek[key] ?? '') !== placeholders(other[key] ?? ''),
    )
    expect(differing).toEqual([])
  })

  it.each(languages)('is set as it should be in %s', (language) => {
    const texts = Object.entries(read(language, area))
    expect(texts.filter(([, text]) => hasEmptyPlural(parse(text)))).toEqual([])
    expect(texts.filter(([, text]) => straightApostrophe.test(text))).toEqual([])
    expect(texts.filter(([, text]) => looseUnit.test(text))).toEqual([])
  })

  it.each(languages)('is compiled into the texts of %s', async (language) => {
    const { t } = await loadTexts(language)
    const values = { count: 2, total: 3, n: 4, band: 'high' }
    const texts = Object.keys(greek).map((key) => t(key as Parameters<typeof t>[0], values))
    expect(texts.filter((text) => text.includes('{') || typeof text !== 'string')).toEqual([])
  })
})

it('has no key in two areas', () => {
  const keys = areasOf('el').flatMap((area) => Object.keys(read('el', area)))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

it('has the same areas in every language', () => {
  for (const language of others) expect(areasOf(language)).toEqual(areasOf('el'))
})

describe('texts', () => {
  it('choose the plural of the language and write its digits', async () => {
    const { t } = await loadTexts('el')
    expect(t('home.citySale', { count: 0 })).toBe('Καμία προς πώληση')
    expect(t('home.citySale', { count: 1 })).toBe('1 προς πώληση')
    expect(t('home.citySale', { count: 12_345 })).toBe('12.345 προς πώληση')
    expect(t('card.energyBand', { band: 'low' })).toBe('χαμηλή απόδοση')
  })

  it('keep placeholders apart from text', async () => {
    const { t } = await loadTexts('en')
    expect(t('shell.title', { title: '{count} `${x}`' })).toBe('{count} `${x}` · Estia')
  })
})
