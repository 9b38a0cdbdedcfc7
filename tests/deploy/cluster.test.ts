import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { configuredVariables } from '../architecture/configuredVariables.ts'
import { filled, templates, variablesOf } from '../cluster/machines/templates.ts'

const files = readdirSync(templates)
const read = (name: string) => readFileSync(join(templates, name), 'utf8')
const namesIn = (text: string) =>
  new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)\}/g)].flatMap(([, name]) => name ?? []))
const page = readFileSync(join(import.meta.dirname, '../../docs/operations/cluster.md'), 'utf8')

it.each(files)('%s asks for nothing that the page on clusters does not explain', (name) => {
  const unexplained = [...namesIn(read(name))].filter(
    // Of three machines the page explains the first and the last.
    (one) =>
      !page.includes(`\`${one.replace(/_[123]$/, '')}\``) &&
      !page.includes(`\`${one}\``) &&
      !one.startsWith('ADDRESS_'),
  )
  expect(unexplained).toEqual([])
})

it('names every file on the page on clusters', () => {
  expect(files.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

it('configures portals with variables that there are', () => {
  const known = configuredVariables()
  expect(Object.keys(variablesOf(read('portal.env'))).filter((name) => !known.has(name))).toEqual([])
})

it('refuses to leave a name unfilled', () => {
  expect(() => filled('pgbouncer-users', {})).toThrow('deploy/cluster/pgbouncer-users needs PORTAL_PASSWORD')
  expect(filled('pgbouncer-users', { PORTAL_PASSWORD: 'abc' })).toBe('"estia" "abc"\n')
})
