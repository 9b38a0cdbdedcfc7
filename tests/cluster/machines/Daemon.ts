import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
// By default a signal ends this process without the event above, and leaves the daemons behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]))

/** A program that is started, ended and started again; what it says goes into a file. */
export class Daemon {
  private process: ChildProcess | undefined
  private readonly command: readonly [string, ...string[]]
  readonly log: string
  private readonly env: NodeJS.ProcessEnv

  constructor(command: readonly [string, ...string[]], log: string, env: NodeJS.ProcessEnv = {}) {
    this.command = command
    this.log = log
    this.env = env
  }

  start(): void {
    const [program, ...words] = this.command
    const file = openSync(this.log, 'a')
    // Daemons find the time zone and the language of the system themselves.
    const env = { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...this.env }
    const child = spawn(program, words, { stdio: ['ignore', file, file], env, cwd: '/' })
    closeSync(file)
    this.process = child
    running.add(child)
    child.once('exit', () => running.delete(child))
  }

  get pid(): number | undefined {
    return this.process?.exitCode === null && this.process.signalCode === null ? this.process.pid : undefined
  }

  async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<void> {
    const child = this.process
    if (child === undefined || this.pid === undefined) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** The last lines that it wrote. */
  lastWords(lines = 15): string {
    return readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
  }
}
