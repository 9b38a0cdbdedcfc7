/** A short date ends in a dot in some languages ("28. Nov."): at the end of a sentence there would be two. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourceFiles } from '../architecture/sourceFiles.ts'

const root = join(import.meta.dirname, '../..')

const messages = globSync('texts/*/*.json', { cwd: root }).map((file) => ({
  file,
  texts: JSON.parse(readFileSync(join(root, file), 'utf8')) as Readonly<Record<string, string>>,
}))

/** Keys of texts with the values that are written as short dates. */
function shortDatesIn(source: string): readonly (readonly [key: string, value: string])[] {
  return [...source.matchAll(/\bt\('([\w.]+)', \{([^}]*)\}/g)].flatMap(([, key = '', values = '']) =>
    [...values.matchAll(/(\w+): format\.date\(/g)].map(([, value = '']) => [key, value] as const),
  )
}

const endsWith = (text: string, value: string) => new RegExp(`\\{${value}\\}\\.(?:\\s|$)`).test(text)

it('finds a short date at the end of a sentence', () => {
  expect(shortDatesIn("t('a.b', { n: 1, day: format.date(at) })")).toEqual([['a.b', 'day']])
  expect(endsWith('Bis {day}. Danach nicht.', 'day')).toBe(true)
  expect(endsWith('Bis {day}', 'day')).toBe(false)
})

it('no short date ends a sentence, in any language', () => {
  const used = sourceFiles(root)
    .filter((file) => file.startsWith('app/') && !isTest(file))
    .flatMap((file) => shortDatesIn(readFileSync(join(root, file), 'utf8')))
  expect(used.length).toBeGreaterThan(10)
  const found = used.flatMap(([key, value]) =>
    messages.flatMap(({ file, texts }) => (endsWith(texts[key] ?? '', value) ? [`${file} ${key}`] : [])),
  )
  expect(found).toEqual([])
})
