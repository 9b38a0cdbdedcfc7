import { Effect } from 'effect'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepPrivate } from './keepPrivate.ts'

let folder: string
let umask: number
beforeEach(() => {
  umask = process.umask(0o022)
  folder = mkdtempSync(join(tmpdir(), 'estia-private-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'database/base'), { recursive: true })
  for (const name of ['estia.lock', 'database/PG_VERSION', 'database/base/1']) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o666)
  }
})
afterEach(() => {
  process.umask(umask)
  rmSync(folder, { recursive: true })
})

/** Whatever others may do something with. */
const open = (): readonly string[] =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter((name) => {
    const found = lstatSync(join(folder, name))
    return !found.isSymbolicLink() && (found.mode & 0o077) !== 0
  })

const keep = () => Effect.runPromise(keepPrivate(folder))

it('takes an open folder from others, with all that is in it', async () => {
  expect(open().length).toBe(6)
  writeFileSync(join(folder, '.nobackup'), '', { mode: 0o600 })
  await keep()
  expect(open()).toEqual([])
  expect(lstatSync(folder).mode & 0o777).toBe(0o700)
})

it('makes files for its user alone from then on', async () => {
  await keep()
  writeFileSync(join(folder, 'later'), '')
  expect(open()).toEqual([])
})

it('leaves alone what is not the portal’s, and what a link leads to', async () => {
  const other = mkdtempSync(join(tmpdir(), 'estia-other-'))
  chmodSync(other, 0o755)
  symlinkSync(other, join(folder, 'media'))
  writeFileSync(join(folder, 'letter.txt'), '')
  chmodSync(join(folder, 'letter.txt'), 0o644)
  await keep()
  expect(open().toSorted()).toEqual(['.', 'letter.txt'])
  expect(lstatSync(other).mode & 0o777).toBe(0o755)
  rmSync(other, { recursive: true })
})

it('waits for a folder that is yet to be made', async () => {
  rmSync(folder, { recursive: true })
  await keep()
  mkdirSync(folder)
  expect(lstatSync(folder).mode & 0o777).toBe(0o700)
})
