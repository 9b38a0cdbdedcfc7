import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What a load came to. Times in milliseconds. */
export interface LoadFigures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Replies other than 2xx, and connections that failed. */
  readonly failures: number
}

const CONNECTIONS = 32
const SECONDS = 10

/** Why no load can be made; undefined if it can. */
export function wrkMissing(): string | undefined {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' })
  } catch (error) {
    // It prints its version with exit code 1.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'wrk, the load maker, is not installed'
  }
  return undefined
}

/**
 * Asks paths in turn over 32 connections of one thread. `%d` in a path becomes a number that is another each time, in
 * the first turn (0) and in the second (1): what was asked to warm a server up is not asked again.
 */
export async function load(origin: string, paths: readonly string[], turn: 0 | 1 = 0): Promise<LoadFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'estia-load-'))
  const script = join(folder, 'load.lua')
  writeFileSync(script, scriptOf(paths, turn))
  const asked = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', script, origin]
  try {
    const { stdout } = await promisify(execFile)('wrk', asked)
    return JSON.parse(stdout.slice(stdout.lastIndexOf('\n{'))) as LoadFigures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const scriptOf = (paths: readonly string[], turn: 0 | 1): string => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local asked = 0
request = function()
  asked = asked + 1
  local path = paths[asked % #paths + 1]
  return wrk.format("GET", (path:gsub("%%d", tostring(100000 + asked * 2 + ${turn}))))
end
done = function(summary, latency)
  local errors = summary.errors
  local failures = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('\\n{"perSecond":%.0f,"p50":%.3f,"p99":%.3f,"failures":%d}',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, failures))
end
`
