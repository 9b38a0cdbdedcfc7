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

/** Waits until it has run so often. */
async function ran(said: { readonly err: string }, times: number): Promise<void> {
  const runs = () => said.err.split('Watching; Ctrl-C ends.').length - 1
  await expect.poll(runs, { timeout: 30_000 }).toBe(times)
}

test('it runs again when a source changes, says which, and ends as the last run did', async () => {
  const flags = readFileSync(join(projectRoot, 'domain/flags.ts'), 'utf8')
  const { said, stop } = watching('--only', 'flags')
  await ran(said, 1)
  expect(said.out).toContain('as specified')

  const wrong = flags.replace('auctions: { default: false }', 'auctions: { default: true }')
  await tree.changed('domain/flags.ts', wrong, async () => {
    await ran(said, 2)
    expect(said.err).toContain('Changed: domain/flags.ts\n')
    expect(said.out).toContain('"auctions" is on by default; it should be off')
  })

  await ran(said, 3)
  expect(said.out.trimEnd().split('\n').at(-1)).toContain('as specified')
  expect(await stop()).toBe(0)
})

test('what is wrong when it is stopped is how it ends, and a file that is not yet whole ends nothing', async () => {
  const flags = readFileSync(join(projectRoot, 'domain/flags.ts'), 'utf8')
  const { said, stop } = watching('flags')
  await ran(said, 1)
  await tree.changed('domain/flags.ts', flags.slice(0, 500), async () => {
    await ran(said, 2)
    expect(said.err).toContain('estia: domain/flags.ts:')
    expect(await stop()).toBe(1)
  })
})
