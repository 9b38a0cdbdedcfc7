/** The Next.js twin of list and listing: installed and built by the bench alone, never by `npm ci` of the project. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../http/portal.ts'

const folder = import.meta.dirname
const next = join(folder, 'node_modules/next/dist/bin/next')

export interface RunningTwin {
  readonly origin: string
  readonly pid: number | undefined
  readonly stop: () => Promise<void>
}

/** Installs what the peers of the benches need, exactly as their own lock file says. */
export function installPeers(): void {
  if (existsSync(next)) return
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('npm ci in tests/bench/next did not end well')
}

/** Builds and starts the twin, which asks the portal at this origin. */
export async function startTwin(portal: string): Promise<RunningTwin> {
  installPeers()
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORTAL: portal }
  const built = spawnSync(process.execPath, [next, 'build'], { cwd: folder, env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The twin cannot be built: ${built.stderr}`)
  const port = await freePort()
  const running = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env,
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  const isThere = () =>
    fetch(`${origin}/pwlhsh-katoikies`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isThere())) {
    if (running.exitCode !== null) throw new Error('The twin ended before it was ready')
    await setTimeout(100)
  }
  return {
    origin,
    pid: running.pid,
    stop: async () => {
      const gone = once(running, 'exit')
      running.kill('SIGTERM')
      await gone
    },
  }
}
