import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** How a command ended, and what it wrote. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the program of a tree, as a process of its own, to its end. */
export function runEstia(root: string, args: readonly string[]): Promise<Ended> {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env
  const run = spawn(process.execPath, [join(root, 'cli/main.ts'), ...args], { cwd: root, env, stdio: 'pipe' })
  let [out, err] = ['', '']
  run.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  run.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  return new Promise((resolve, reject) => {
    run.once('error', reject)
    run.once('close', (code) => resolve({ code, out, err }))
  })
}
