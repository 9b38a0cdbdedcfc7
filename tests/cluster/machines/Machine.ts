import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { asPostgres, descendants, ownFolder } from './account.ts'
import { Daemon } from './Daemon.ts'
import { writeFilled } from './templates.ts'

export interface MachineOptions {
  readonly number: number
  readonly folder: string
  /** What programs of this machine are started by. */
  readonly inside: readonly string[]
  /** Of the templates. */
  readonly values: Readonly<Record<string, string>>
}

/** Of each machine: the log alone may take half of it. */
const DISK = '2g'

/** One machine of the database: a member of etcd, Patroni, and the PostgreSQL that Patroni runs. */
export class Machine {
  readonly number: number
  readonly name: string
  readonly data: string
  readonly etcd: Daemon
  readonly patroni: Daemon
  /** Hands over when the disk is nearly full. */
  private readonly guard: Daemon
  private readonly values: Readonly<Record<string, string>>

  constructor({ number, folder, inside, values }: MachineOptions) {
    this.number = number
    this.name = values['NODE'] ?? ''
    this.data = ownDisk(join(folder, this.name))
    const config = join(folder, `${this.name}-config`)
    this.values = { ...values, DATA: this.data, CONFIG: config }
    for (const name of ['etcd.yml', 'patroni.yml', 'create-database.sh', 'leave-when-full.sh'])
      writeFilled(name, config, this.values)
    const by = [...inside, ...asPostgres()]
    const command = (...words: string[]): [string, ...string[]] => {
      const [first = '', ...rest] = [...by, ...words]
      return [first, ...rest]
    }
    this.etcd = new Daemon(
      command('etcd', '--config-file', join(config, 'etcd.yml')),
      join(folder, `${this.name}-etcd.log`),
    )
    this.patroni = new Daemon(
      command('patroni', join(config, 'patroni.yml')),
      join(folder, `${this.name}-patroni.log`),
      { HOME: this.data },
    )
    this.guard = new Daemon(
      command(join(config, 'leave-when-full.sh')),
      join(folder, `${this.name}-disk.log`),
    )
  }

  private value(name: string): string {
    return this.values[name] ?? ''
  }

  /** Starts PostgreSQL with Patroni; etcd is asked for first. */
  start(): void {
    if (this.etcd.pid === undefined) this.etcd.start()
    if (this.patroni.pid === undefined) this.patroni.start()
    if (this.guard.pid === undefined) this.guard.start()
  }

  /** What Patroni says its PostgreSQL is; nothing where it does not answer. */
  async role(): Promise<'leader' | 'replica' | undefined> {
    const address = `http://${this.value('ADDRESS')}:${this.value('PATRONI_PORT')}`
    const status = async (path: string) =>
      (await fetch(address + path, { signal: AbortSignal.timeout(1000) }).catch(() => undefined))?.status
    if ((await status('/primary')) === 200) return 'leader'
    return (await status('/replica')) === 200 ? 'replica' : undefined
  }

  /** Whether commits wait for it. */
  async isSynchronous(): Promise<boolean> {
    const address = `http://${this.value('ADDRESS')}:${this.value('PATRONI_PORT')}/synchronous`
    return (
      (await fetch(address, { signal: AbortSignal.timeout(1000) }).catch(() => undefined))?.status === 200
    )
  }

  /** Patroni and PostgreSQL are gone at once, as with the machine; etcd stays. */
  async die(): Promise<void> {
    const postmaster = this.postmaster()
    await this.guard.end('SIGKILL')
    await this.patroni.end('SIGKILL')
    if (postmaster === undefined) return
    for (const pid of [postmaster, ...descendants(postmaster)]) kill(pid)
  }

  /** Ends everything, in the order in which it does not wait for each other. */
  async stop(): Promise<void> {
    await this.die()
    await this.etcd.end('SIGKILL')
    spawnSync('umount', ['--lazy', this.data])
  }

  /** Takes whatever is left of its disk, in the name of another program. */
  fillDisk(): void {
    const file = openSync(this.filler, 'w')
    const piece = Buffer.alloc(1024 * 1024)
    try {
      for (;;) writeSync(file, piece)
    } catch {
      // It is full.
    } finally {
      closeSync(file)
    }
  }

  freeDisk(): void {
    rmSync(this.filler, { force: true })
  }

  private get filler(): string {
    return join(this.data, 'filler')
  }

  private postmaster(): number | undefined {
    try {
      return Number(readFileSync(join(this.data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      return undefined
    }
  }

  /** Asks its PostgreSQL, as the superuser. */
  async ask<Row extends pg.QueryResultRow>(query: string, database = 'postgres'): Promise<readonly Row[]> {
    const client = new pg.Client({
      host: this.value('ADDRESS'),
      port: Number(this.value('POSTGRES_PORT')),
      user: 'postgres',
      password: this.value('SUPERUSER_PASSWORD'),
      database,
      connectionTimeoutMillis: 3000,
      statement_timeout: 30_000,
    })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(query)).rows
    } finally {
      await client.end()
    }
  }
}

/** A small disk of its own; where none can be mounted, a folder. */
function ownDisk(path: string): string {
  ownFolder(path)
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'estia-cluster', path])
  return ownFolder(path)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It had ended.
  }
}
