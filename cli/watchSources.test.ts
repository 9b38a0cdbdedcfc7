import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ChangingSources, watchSources } from '#cli/watchSources.ts'

let root = ''
let sources: ChangingSources
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'estia-watch-'))
  mkdirSync(join(root, 'domain/search'), { recursive: true })
  writeFileSync(join(root, 'domain/flags.ts'), '1')
  sources = watchSources(root)
})
afterEach(() => {
  sources.close()
  rmSync(root, { recursive: true })
})

const write = (file: string, text: string) => writeFileSync(join(root, file), text)

test('what is written within a moment is one change; what no check reads is none', async () => {
  write('domain/flags.ts', '2')
  write('domain/search/filters.ts', '1')
  write('domain/search/notes.txt', '1')
  expect(await sources.changed()).toEqual(['domain/flags.ts', 'domain/search/filters.ts'])
})

test('a file is seen again and again, however often another is put in its place', async () => {
  for (const text of ['2', '3', '4']) {
    write('domain/flags.new', text)
    renameSync(join(root, 'domain/flags.new'), join(root, 'domain/flags.ts'))
    expect(await sources.changed()).toEqual(['domain/flags.ts'])
  }
})

test('a folder that is new is watched with what is in it', async () => {
  mkdirSync(join(root, 'domain/market/prices'), { recursive: true })
  // Written until it is seen: a new folder is watched a moment after it is created.
  const again = setInterval(() => write('domain/market/prices/quartiles.ts', '1'), 50)
  const changed = await sources.changed()
  clearInterval(again)
  expect(changed).toEqual(['domain/market/prices/quartiles.ts'])
})
