import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flags } from '#domain/flags.ts'
import { configuredVariables } from './configuredVariables.ts'
import { sourceFolders } from './sourceFiles.ts'

const root = join(import.meta.dirname, '../..')

/** The documents that describe the tree. */
const documents = [
  'search-engine/README.md',
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Paths of the tree that a text names in code marks, without patterns and placeholders. */
function pathsIn(text: string): readonly string[] {
  const folders = [...sourceFolders, 'docs', 'deploy'].join('|')
  const path = new RegExp(`\`((?:${folders})/[^\`\\s*<>{}…]*)\``, 'g')
  return [...text.matchAll(path)].map((match) => match[1] ?? '')
}

test('documents name what exists', () => {
  const named = documents.flatMap((document) => pathsIn(read(document)).map((path) => ({ document, path })))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
})

test('every script that documents name is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = documents.flatMap((document) => [...read(document).matchAll(/npm run ([\w:-]+)/g)])
  expect(named.map((match) => match[1]).filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([])
})

test('the page about configuration lists every variable that is read, and no other', () => {
  const table = read('docs/operations/configuration.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)
  expect(new Set([...table].map((match) => match[1]))).toEqual(configuredVariables())
})

test('every flag that documents name as a variable exists', () => {
  const known = Object.keys(flags).map((flag) =>
    flag.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
  )
  const named = documents.flatMap((document) => [...read(document).matchAll(/ESTIA_FLAG_([A-Z_]+)/g)])
  expect(named.map((match) => match[1]).filter((name) => !known.includes(name ?? ''))).toEqual([])
})

test('decisions are numbered without gaps and have their four parts', () => {
  const decisions = readdirSync(join(root, 'docs/decisions'))
    .filter((name) => /^\d/.test(name))
    .toSorted()
  decisions.forEach((name, index) => {
    const number = String(index + 1).padStart(4, '0')
    const text = read(`docs/decisions/${name}`)
    expect(name).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`))
    expect(text).toMatch(new RegExp(`^# ${number}\\. `))
    expect([...text.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual([
      'Status',
      'Context',
      'Decision',
      'Consequences',
    ])
  })
})
