import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'
import { copy, plantTree } from './Tree.ts'

const tree = plantTree(copy)
afterAll(tree.remove)

/** `estia check --watch` in the tree, with what it has written so far. */
function watching(...args: readonly string[]) {
  const run = spawn(process.execPath, [join(tree.root, 'cli/main.ts'), 'check', ...args, '--watch'], {
    cwd: tree.root,
    stdio: 'pipe',
  })
  const said = { out: '', err: '' }
  run.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  run.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text))
  const ended = new Promise<number | null>((resolve) => run.once('exit', resolve))
  const stop = () => {
    run.kill('SIGINT')
    return ended
  }
  return { said, stop }
}

/** Waits until it has said something, so often: a busy machine may see one change as two, and run twice. */
async function hears(said: () => string, text: string, times = 1): Promise<void> {
  await expect.poll(() => said().split(text).length - 1, { timeout: 30_000 }).toBeGreaterThanOrEqual(times)
}

const waiting = 'Watching; Ctrl-C ends.'

test('it runs again when a source changes, says which, and ends as the last run did', async () => {
  const flags = readFileSync(join(projectRoot, 'domain/flags.ts'), 'utf8')
  const { said, stop } = watching('--only', 'flags')
  await hears(() => said.err, waiting)
  expect(said.out).toContain('as specified')

  const wrong = flags.replace('auctions: { default: false }', 'auctions: { default: true }')
  await tree.changed('domain/flags.ts', wrong, async () => {
    await hears(() => said.out, '"auctions" is on by default; it should be off')
    expect(said.err).toContain('Changed: domain/flags.ts\n')
    await hears(() => said.err, waiting, 2)
  })

  const before = said.err.split(waiting).length
  await hears(() => said.out, 'as specified', 2)
  await hears(() => said.err, waiting, before)
  expect(await stop()).toBe(0)
})

test('a file that is not yet whole ends nothing, and is how it ends when it is stopped then: could not run', async () => {
  const flags = readFileSync(join(projectRoot, 'domain/flags.ts'), 'utf8')
  const { said, stop } = watching('flags')
  await hears(() => said.err, waiting)
  await tree.changed('domain/flags.ts', flags.slice(0, 500), async () => {
    await hears(() => said.err, 'estia: domain/flags.ts:')
    await hears(() => said.err, waiting, 2)
    expect(await stop()).toBe(2)
  })
})
