import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from './makeFolder.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'estia-folder-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('creates every missing folder for its user alone, and is content with one that is there', () => {
  const path = join(root, 'a/b/c')
  makeFolder(path)
  makeFolder(path)
  expect(statSync(path).isDirectory()).toBe(true)
  expect(statSync(path).mode & 0o777).toBe(0o700)
})

test('fails below a file', () => {
  writeFileSync(join(root, 'file'), '')
  expect(() => makeFolder(join(root, 'file/below'))).toThrow(/ENOTDIR/)
})

test.runIf(process.platform === 'linux')('fails at once where the system keeps no folders', () => {
  expect(() => makeFolder('/proc/estia/data')).toThrow(/ENOENT/)
})
