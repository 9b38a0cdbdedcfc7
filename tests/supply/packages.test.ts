import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { judgePackages } from './judgePackages.ts'
import { type LockedPackage, nameOf, readLockfile } from './Lockfile.ts'
import { installScripts, licences, licencesByHand } from './reviewed.ts'

const locked = readLockfile()
const entries = Object.entries(locked).filter(([path]) => path !== '')

it('finds nothing wrong with the packages that the project stands on', () => {
  expect(entries.length).toBeGreaterThan(500)
  expect(judgePackages(locked)).toEqual([])
})

const right: LockedPackage = { version: '1.2.3', license: 'MIT', integrity: 'sha512-AAAA' }
const { license: _, ...unlicensed } = right
const { integrity: __, ...unsealed } = right

it.each<[string, LockedPackage]>([
  ['thing says no licence', unlicensed],
  ['thing is under GPL-3.0-only, and shipped', { ...right, license: 'GPL-3.0-only' }],
  ['thing is under LGPL-3.0-or-later', { ...right, license: 'LGPL-3.0-or-later', dev: true }],
  ['thing is under MPL-2.0, and shipped', { ...right, license: 'MPL-2.0' }],
  ['thing is under MIT AND GPL-2.0-only, and shipped', { ...right, license: 'MIT AND GPL-2.0-only' }],
  ['thing is under (MIT OR X) AND Y, and shipped', { ...right, license: '(MIT OR X) AND Y' }],
  ['thing is a link', { ...right, link: true }],
  ['thing names where it comes from', { ...right, resolved: 'git+ssh://git@example.gr/thing.git#abc' }],
  ['thing has no SHA-512', unsealed],
  ['thing has no SHA-512', { ...right, integrity: 'sha1-AAAA' }],
  ['thing has no version', { ...right, version: 'file:../thing' }],
  ['thing runs a script when it is installed', { ...right, hasInstallScript: true }],
])('tells that %s', (problem, entry) => {
  expect(judgePackages({ 'node_modules/other/node_modules/thing': entry })).toEqual([problem])
})

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT OR Apache-2.0', 'Apache-2.0 AND MIT'])(
  'takes %s',
  (license) => {
    expect(judgePackages({ 'node_modules/thing': { ...right, license } })).toEqual([])
  },
)

it('tells of a range in package.json', () => {
  const own = { dependencies: { react: '^19.0.0' }, devDependencies: { vite: 'latest', pg: '8.0.0' } }
  expect(judgePackages({ '': own })).toEqual(['react is asked for as ^19.0.0', 'vite is asked for as latest'])
})

it('reviews nothing that is not there, and lets npm run what was reviewed and no more', () => {
  const names = new Set(entries.map(([path]) => nameOf(path)))
  const reviewed = [...Object.keys(licencesByHand), ...Object.keys(installScripts)]
  expect(reviewed.filter((name) => !names.has(name))).toEqual([])
  const used = new Set(entries.flatMap(([, { license = '' }]) => license.split(/ AND | OR |[()]/)))
  expect(Object.keys(licences).filter((licence) => !used.has(licence))).toEqual([])
  const { allowScripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  ) as { allowScripts: Readonly<Record<string, boolean>> }
  expect(new Set(Object.keys(allowScripts))).toEqual(new Set(Object.keys(installScripts)))
})
