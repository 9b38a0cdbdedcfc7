import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { EngineName, EngineReport, StockSource } from './EngineReport.ts'
import type { Kind } from './queries.ts'

/** What a process is told to do: to time the questions of a kind, or to say all it knows and end. */
export type Told = { readonly time: Kind } | 'finish'

/** What it says: that it holds the stock and has been warmed up; that a kind is timed; its report. */
export type Said = 'ready' | 'timed' | EngineReport

const script = join(import.meta.dirname, 'engine.entry.ts')

/** An engine that is measured, in a process of its own. It rests unless it is told something. */
export class EngineProcess {
  private readonly child: ChildProcess

  private constructor(child: ChildProcess) {
    this.child = child
  }

  /** Starts an engine, loads it and warms it up. */
  static async start(name: EngineName, source: StockSource): Promise<EngineProcess> {
    const child = fork(script, [name, JSON.stringify(source)], {
      execArgv: ['--expose-gc', '--max-old-space-size=8192', '--no-warnings'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const started = new EngineProcess(child)
    await started.hear()
    return started
  }

  async time(kind: Kind): Promise<void> {
    await this.ask({ time: kind })
  }

  /** Measures what is measured of it alone, and ends it. */
  async finish(): Promise<EngineReport> {
    return (await this.ask('finish')) as EngineReport
  }

  private ask(told: Told): Promise<Said> {
    const heard = this.hear()
    this.child.send(told)
    return heard
  }

  private hear(): Promise<Said> {
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Error('An engine ended before it was measured'))
      this.child.once('exit', ended)
      this.child.once('message', (said) => {
        this.child.off('exit', ended)
        resolve(said as Said)
      })
    })
  }
}
