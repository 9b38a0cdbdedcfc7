import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../bench/http/portal.ts'
import { collectGarbage } from './collectGarbage.ts'
import { heldMemory } from './heldMemory.ts'

const cli = join(import.meta.dirname, '../../cli/main.ts')

/** What a process runs, by default: the portal, with its pages. */
const serve = [cli, 'serve']

/** The portal's own process over one data folder, to be started and ended again and again. */
export class PortalProcess {
  readonly origin: string
  /** Where its data is. */
  readonly data: string
  private readonly folder: string
  private readonly env: NodeJS.ProcessEnv
  private readonly program: readonly string[]
  private process: ChildProcess | undefined

  private constructor(port: number, settings: Readonly<Record<string, string>>, program: readonly string[]) {
    this.program = program
    this.folder = mkdtempSync(join(tmpdir(), 'estia-faults-'))
    this.data = join(this.folder, 'data')
    this.origin = `http://127.0.0.1:${port}`
    const own = { ESTIA_DATA: this.data, PORT: String(port), NODE_ENV: 'production' }
    this.env = { ...process.env, ...own, ...settings }
  }

  /** A data folder with so many made-up listings; nothing runs yet. */
  static async make(
    listings: number,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<PortalProcess> {
    const portal = await PortalProcess.over(settings)
    const seed = [cli, 'seed', '--listings', String(listings)]
    const { status } = spawnSync(process.execPath, seed, { env: portal.env, stdio: 'ignore' })
    if (status !== 0) throw new Error(`Seeding ended with ${status}`)
    return portal
  }

  /** A data folder with nothing in it yet; with DATABASE_URL among the settings, whatever is there is served. */
  static async over(
    settings: Readonly<Record<string, string>>,
    program: readonly string[] = serve,
  ): Promise<PortalProcess> {
    return new PortalProcess(await freePort(), settings, program)
  }

  /** Starts it, with these settings besides. Gives how long it took to be ready, ms. */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<number> {
    const begun = performance.now()
    const [log, complaints] = [openSync(this.logFile, 'a'), openSync(this.complaintsFile, 'a')]
    this.process = spawn(process.execPath, [...this.program], {
      env: { ...this.env, ...settings },
      stdio: ['ignore', log, complaints],
    })
    closeSync(log)
    closeSync(complaints)
    while (this.process.exitCode === null) {
      if ((await fetch(`${this.origin}/readyz`).catch(() => undefined))?.ok) return performance.now() - begun
      await setTimeout(50)
    }
    throw new Error(`The portal ended before it was ready: ${readFileSync(this.complaintsFile, 'utf8')}`)
  }

  /** Asks it to stop. Gives the exit code, and how long it took, ms. */
  async stop(): Promise<{ readonly code: number | null; readonly took: number }> {
    const portal = this.process
    if (portal === undefined) throw new Error('The portal was not started')
    const begun = performance.now()
    const gone = once(portal, 'exit')
    portal.kill('SIGTERM')
    await gone
    return { code: portal.exitCode, took: performance.now() - begun }
  }

  /** Its number in the system. */
  get pid(): number {
    const pid = this.process?.pid
    if (pid === undefined) throw new Error('The portal was not started')
    return pid
  }

  /** Memory that the process holds, bytes: see heldMemory.ts. */
  memory(): number {
    return heldMemory(this.pid)
  }

  /** The same once the garbage is out, of a portal that was started `collectable`. */
  async collectedMemory(): Promise<number> {
    await collectGarbage(readFileSync(this.complaintsFile, 'utf8'))
    return this.memory()
  }

  /** What it has logged, line by line; the last one may not be whole yet. */
  log(): readonly string[] {
    return readFileSync(this.logFile, 'utf8').split('\n')
  }

  private get logFile(): string {
    return join(this.folder, 'log')
  }

  private get complaintsFile(): string {
    return join(this.folder, 'complaints')
  }

  /** Ends it as a failing machine would: it hears of nothing. */
  async kill(): Promise<void> {
    const portal = this.process
    if (portal === undefined) throw new Error('The portal was not started')
    const gone = once(portal, 'exit')
    portal.kill('SIGKILL')
    await gone
  }

  remove(): void {
    this.process?.kill('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }
}
