import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildPortal } from './buildPortal.ts'
import { forgetOldFiles } from './forgetOldFiles.ts'
import { precompress } from './precompress.ts'
import { isStale, stamp } from './staleness.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'estia-build-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes a file with a modification time so many seconds ago. */
function write(path: string, secondsAgo: number, content: string | Buffer = 'x'): void {
  const whole = join(root, path)
  mkdirSync(join(whole, '..'), { recursive: true })
  writeFileSync(whole, content)
  const time = Date.now() / 1000 - secondsAgo
  for (let place = whole; place !== root; place = join(place, '..')) utimesSync(place, time, time)
}

describe('isStale', () => {
  it('is stale without a build', () => expect(isStale(root)).toBe(true))

  it('is fresh while every source is older than the build, stale once one is newer', () => {
    write('app/deep/Page.tsx', 100)
    write('domain/routes.ts', 100)
    write(stamp, 50)
    expect(isStale(root)).toBe(false)
    write('app/deep/Page.tsx', 10)
    expect(isStale(root)).toBe(true)
  })

  it('notices a file that was removed', () => {
    write('app/Page.tsx', 100)
    write(stamp, 50)
    rmSync(join(root, 'app/Page.tsx'))
    expect(isStale(root)).toBe(true)
  })
})

it('says which user must build if this user cannot', async () => {
  write('dist', 0)
  await expect(buildPortal(root)).rejects.toMatchObject({
    _tag: 'BuildRefused',
    message: expect.stringContaining('npm run build') as string,
  })
})

it('precompresses what shrinks, to the same content', async () => {
  const text = 'const listing = 1;\n'.repeat(500)
  write('assets/page.js', 0, text)
  write('assets/tiny.js', 0, 'x')
  write('assets/photo.avif', 0, Buffer.alloc(5000))
  await precompress(root)
  expect(readdirSync(join(root, 'assets')).toSorted()).toEqual([
    'page.js',
    'page.js.br',
    'page.js.gz',
    'photo.avif',
    'tiny.js',
  ])
  expect(brotliDecompressSync(readFileSync(join(root, 'assets/page.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(root, 'assets/page.js.gz'))).toString()).toBe(text)
})

it('keeps the files of recent builds and removes the others', async () => {
  write('assets/new.js', 5)
  write('assets/old.js', 31 * 86_400)
  await forgetOldFiles(join(root, 'assets'))
  expect(readdirSync(join(root, 'assets'))).toEqual(['new.js'])
})
