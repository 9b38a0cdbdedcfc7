import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

const cli = join(import.meta.dirname, '../../../cli/main.ts')
const execute = promisify(execFile)
const watcher = join(import.meta.dirname, 'loopDelay.ts')

/** How late an event loop came round, milliseconds. */
export interface LoopDelay {
  readonly p50: number
  readonly p99: number
  readonly most: number
}

export interface RunningPortal {
  readonly origin: string
  readonly pid: number | undefined
  /** From here on the event loop is watched. */
  readonly watch: () => void
  /** Runs a command of `estia` beside it. Returns what it printed; fails with its complaint. */
  readonly command: (...words: readonly string[]) => Promise<string>
  readonly stop: () => Promise<LoopDelay>
}

/** Starts the portal itself on a new data folder with so many made-up listings, with these settings besides. */
export async function startPortal(
  listings: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'estia-bench-'))
  const port = await freePort()
  const loop = join(folder, 'loop.json')
  const own = { ESTIA_DATA: join(folder, 'data'), PORT: String(port), NODE_ENV: 'production' }
  const env = { ...process.env, ...own, ...settings }
  spawnSync(process.execPath, [cli, 'seed', '--listings', String(listings), '--seed', '7'], {
    env,
    stdio: 'ignore',
  })
  const portal = spawn(process.execPath, ['--import', watcher, cli, 'serve'], {
    env: { ...env, ESTIA_BENCH_LOOP: loop },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  await isReady(`${origin}/readyz`, portal)
  return {
    origin,
    pid: portal.pid,
    watch: () => portal.kill('SIGUSR2'),
    command: async (...words) => (await execute(process.execPath, [cli, ...words], { env })).stdout,
    stop: async () => {
      const gone = once(portal, 'exit')
      portal.kill('SIGTERM')
      await gone
      const delay = JSON.parse(readFileSync(loop, 'utf8')) as LoopDelay
      rmSync(folder, { recursive: true, force: true })
      return delay
    },
  }
}

async function isReady(address: string, portal: ChildProcess): Promise<void> {
  while (portal.exitCode === null) {
    if ((await fetch(address).catch(() => undefined))?.ok) return
    await setTimeout(100)
  }
  throw new Error('The portal ended before it was ready')
}

/**
 * A port that nobody listens on, below those that systems give to outgoing connections: a program that is started again finds
 * it still free.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
