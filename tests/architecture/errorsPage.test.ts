/** docs/errors.md lists every error, and no error that does not exist. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isModule, isTest, sourceFiles } from './sourceFiles.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The rows of a section's table, cells without code marks. */
function rowsOf(section: string): readonly (readonly string[])[] {
  const text =
    read('docs/errors.md')
      .split(/^## /m)
      .find((part) => part.startsWith(section)) ?? ''
  return [...text.matchAll(/^\| `.*$/gm)].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}
const namesOf = (section: string) => rowsOf(section).map(([name]) => name ?? '')

const sourcesIn = (...folders: readonly string[]) =>
  sourceFiles(root)
    .filter(
      (file) => folders.some((folder) => file.startsWith(`${folder}/`)) && isModule(file) && !isTest(file),
    )
    .map(read)

/** Tagged errors, with the status that callers see. */
const tagged = sourcesIn('domain', 'server').flatMap((text) =>
  [...text.matchAll(/Schema\.TaggedError<\w+>\(\)\(\s*'(\w+)'([\s\S]*?)\)\s*\{/g)].map(
    ([, name = '', rest = '']) => ({
      name,
      status: /httpApiStatus: (\d{3})/.exec(rest)?.[1],
    }),
  ),
)

const sorted = (names: Iterable<string>) => [...names].toSorted()

test('every error of the API is listed with its status', () => {
  const told = tagged.flatMap(({ name, status }) => (status === undefined ? [] : [`${name} ${status}`]))
  expect(told.length).toBeGreaterThan(15)
  expect(sorted(rowsOf('Errors of the API').map(([name, status]) => `${name} ${status}`))).toEqual(
    sorted(told),
  )
})

test('every problem that ends the program is listed', () => {
  const list = /const knownTags = \[([\s\S]*?)\]/.exec(read('cli/knownProblem.ts'))?.[1] ?? ''
  const known = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  expect(sorted(namesOf('Errors that end the program'))).toEqual(sorted(known))
})

test('every other name is listed', () => {
  const elsewhere = new Set([...namesOf('Errors of the API'), ...namesOf('Errors that end the program')])
  const left = tagged.map(({ name }) => name).filter((name) => !elsewhere.has(name))
  expect(sorted(namesOf('Internal errors'))).toEqual(sorted(left))
})

test('every warning of the log is listed', () => {
  const said = sourcesIn('server').flatMap((text) => [
    ...[...text.matchAll(/Effect\.log(?:Warning|Error)\(\s*(['`])(.*?)\1/g)].map(
      ([, , message = '']) => message,
    ),
    ...[...text.matchAll(/level: 'warn',\s+message: '(.*)'/g)].map(([, message = '']) => message),
    ...[...text.matchAll(/^\s+lost: '(.*)',$/gm)].map(([, message = '']) => message),
    // What is done again and again (keepDoing) says it under this name.
    ...[...text.matchAll(/^(?:\s+failure:|const failure =) '(.*?)',?$/gm)].map(([, message = '']) => message),
  ])
  expect(said.length).toBeGreaterThan(15)
  expect(sorted(namesOf('Warnings in the log'))).toEqual(sorted(new Set(said)))
})
