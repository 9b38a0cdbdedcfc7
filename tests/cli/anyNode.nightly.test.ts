/** The program that package.json names, on every Node of this machine: npx takes whichever is on the path. */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'
import { plantTree } from './Tree.ts'

const { bin, version, devDependencies } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
) as { bin: { estia: string }; version: string; devDependencies: { node: string } }
const program = join(projectRoot, bin.estia)

/** Nodes on the path and the pinned one, each version once. */
const nodes = new Map(
  [
    process.execPath,
    ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node')),
  ].flatMap((node) => {
    const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
    return status === 0 ? [[stdout.trim(), node] as const] : []
  }),
)

/** Makes the pinned Node say that it is an older one: not every machine has one. */
const seemsOld = [
  '--import',
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.19.0"}})',
]

const run = (node: string, args: readonly string[], main = program) => {
  const { status, stdout, stderr } = spawnSync(node, [main, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('it can be started by itself', () => {
  expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  expect(statSync(program).mode & 0o111).toBe(0o111)
})

describe.each([...nodes])('Node %s', (_, node) => {
  test.each([
    { args: ['--version'], status: 0 },
    { args: ['check', 'flags'], status: 0 },
    { args: ['check', 'flgs'], status: 2 },
  ])('estia $args ends as on the pinned one', ({ args, status }) => {
    const ended = run(node, args)
    expect(ended).toEqual(run(process.execPath, args, join(projectRoot, 'cli/main.ts')))
    expect(ended.status).toBe(status)
  })
})

describe('an older Node', () => {
  const tree = plantTree()
  afterAll(tree.remove)

  test('starts the pinned one, and passes on how it ended', () => {
    const { status, stdout } = spawnSync(process.execPath, [...seemsOld, program, '--version'], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${version}\n` })
  })

  test('ends both when it is asked to end', async () => {
    const both = spawn(process.execPath, [...seemsOld, program, 'check', 'flags', '--watch'], {
      stdio: 'pipe',
    })
    let said = ''
    both.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    // Streams close when the inner one has ended as well.
    const closed = new Promise<number | null>((resolve) => both.once('close', resolve))
    await expect.poll(() => said, { timeout: 30_000 }).toContain('Watching')
    both.kill('SIGTERM')
    expect(await closed).toBe(0)
  })

  test('says in one sentence what is missing where the pinned one is not installed', () => {
    rmSync(join(tree.root, 'node_modules'))
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...seemsOld, join(tree.root, bin.estia), 'check'],
      { encoding: 'utf8' },
    )
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toBe(
      `estia: this is Node 20.19.0, and estia needs ${devDependencies.node}; "npm ci" in ${tree.root}/ installs it\n`,
    )
  })

  test('packages that are not installed are one sentence as well', () => {
    const { status, stderr } = run(process.execPath, ['check'], join(tree.root, 'cli/main.ts'))
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'estia: the package commander is not installed; run "npm ci"\n',
    })
  })
})
