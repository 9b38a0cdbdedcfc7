/** A checkout by a Git that writes CRLF, as that of Windows is set up to. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'

const clone = mkdtempSync(join(tmpdir(), 'estia-clone-'))
afterAll(() => rmSync(clone, { recursive: true }))

const run = (command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: clone,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

run('git', 'clone', '--quiet', '--shared', '--no-checkout', projectRoot, clone)
run('git', 'config', 'core.autocrlf', 'true')
run('git', 'checkout', '--quiet')

const files = run('git', 'ls-files', '-z').split('\0').filter(Boolean)
const binary = ['.webp', '.avif', '.png', '.jpg', '.ico', '.woff2', '.pmtiles', '.gz']

test('every text has LF line ends', () => {
  const texts = files.filter((file) => !binary.includes(extname(file)))
  const returning = texts.filter((file) => readFileSync(join(clone, file)).includes('\r\n'))
  expect(texts.length).toBeGreaterThan(1000)
  expect(returning).toEqual([])
})

test('every picture is the same byte by byte, and nothing seems changed', () => {
  for (const file of files.filter((one) => binary.includes(extname(one))).slice(0, 50))
    expect(readFileSync(join(clone, file)).equals(readFileSync(join(projectRoot, file))), file).toBe(true)
  expect(run('git', 'status', '--porcelain')).toBe('')
})

test('the formatter has nothing to say', () => {
  expect(run(join(projectRoot, 'node_modules/.bin/biome'), 'format', 'domain')).toContain('No fixes applied')
})
