/**
 * A private PostgreSQL server on loopback for tests, from the system's own programs.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const ROOT = '/usr/lib/postgresql'

/** Folder of the newest PostgreSQL's programs, undefined where none is installed. */
export const postgresPrograms = (): string | undefined => {
  const versions = existsSync(ROOT) ? readdirSync(ROOT).map(Number).filter(Number.isFinite) : []
  return versions
    .toSorted((a, b) => b - a)
    .map((version) => join(ROOT, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** Why tests on PostgreSQL cannot run here, undefined if they can. */
export const postgresMissing = (): string | undefined =>
  postgresPrograms() === undefined ? `no PostgreSQL programs under ${ROOT}` : undefined

interface Account {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root; root runs it as the account its package made. */
const account = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/** An empty folder that PostgreSQL may write to. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'estia-postgres-'))
  const as = account()
  if (as !== undefined) chownSync(folder, as.uid, as.gid)
  return folder
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })

/** Ends a server and removes its folder once this process is gone, however it ended: its end of the pipe closes then. */
function guard(pid: number, folder: string): ChildProcess {
  // Not for ever: nobody may be there to bury it.
  const gone = 'n=0; while kill -0 $0 && [ $n -lt 100 ]; do n=$((n+1)); sleep 0.1; done'
  const work = `cat; kill -QUIT $0; ${gone}; rm -rf "$1"`
  const guardian = spawn('sh', ['-c', work, String(pid), folder], {
    // Ctrl-C ends all of a group.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guardian.unref()
  if (guardian.stdin instanceof Socket) guardian.stdin.unref()
  return guardian
}

let databases = 0

const asPostgres = async (address: string, statement: string): Promise<void> => {
  const client = new pg.Client(`${address}/postgres`)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * A new, empty database of a server, by its address; of a name that no other process takes. It compares texts as Greek
 * does, where the embedded one compares bytes: nothing may depend on which.
 */
export async function makeDatabase(address: string): Promise<string> {
  const name = `test_${process.pid}_${++databases}`
  await asPostgres(
    address,
    `CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'el-GR'`,
  )
  return `${address}/${name}`
}

/** Drops such a database, even with open connections. */
export async function dropDatabase(url: string): Promise<void> {
  const { origin, pathname } = splitUrl(url)
  await asPostgres(origin, `DROP DATABASE ${pathname} WITH (FORCE)`)
}

const splitUrl = (url: string) => {
  const slash = url.lastIndexOf('/')
  return { origin: url.slice(0, slash), pathname: url.slice(slash + 1) }
}

export class PostgresServer {
  private readonly bin: string
  readonly folder: string
  readonly port: number
  private server: ChildProcess
  private readonly settings: readonly string[]

  private constructor(bin: string, folder: string, port: number, settings: readonly string[]) {
    this.settings = settings
    this.bin = bin
    this.folder = folder
    this.port = port
    this.server = this.launch()
  }

  /** `settings` such as `work_mem=128MB`, on top of what any server here has. */
  static async start(settings: readonly string[] = []): Promise<PostgresServer> {
    const bin = postgresPrograms()
    if (bin === undefined) throw new Error(postgresMissing())
    const folder = ownFolder()
    const options = [
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-instructions',
    ]
    execFileSync(join(bin, 'initdb'), ['-D', join(folder, 'data'), ...options], {
      ...account(),
      cwd: folder,
      stdio: 'ignore',
    })
    const server = new PostgresServer(bin, folder, await freePort(), settings)
    await server.ready()
    return server
  }

  /** A hot standby of this server, which takes up whatever is written here, a little later. */
  async standby(): Promise<PostgresServer> {
    const folder = ownFolder()
    const from = ['-d', `${this.url('postgres')}?application_name=standby`, '-D', join(folder, 'data')]
    const options = [...from, '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast']
    execFileSync(join(this.bin, 'pg_basebackup'), options, { ...account(), cwd: folder, stdio: 'ignore' })
    const server = new PostgresServer(this.bin, folder, await freePort(), this.settings)
    await server.ready()
    return server
  }

  /** Makes a primary of a standby. Commits wait for no standby of its own then. */
  async promote(): Promise<void> {
    await this.set('synchronous_standby_names', '')
    await asPostgres(this.address, 'SELECT pg_promote()')
  }

  /** Changes a setting of the running server, one that needs no restart. */
  async set(name: string, value: string): Promise<void> {
    await asPostgres(this.address, `ALTER SYSTEM SET ${name} = '${value}'`)
    await asPostgres(this.address, 'SELECT pg_reload_conf()')
  }

  /** Where it listens, without a database: what `makeDatabase` takes. */
  get address(): string {
    return `postgres://postgres@127.0.0.1:${this.port}`
  }

  /** A new, empty database. */
  database(): Promise<string> {
    return makeDatabase(this.address)
  }

  /** Ends the server as a power cut of the service would. */
  crash(): Promise<void> {
    return this.end('SIGQUIT')
  }

  /** The same, and starts it again. */
  async crashAndRestart(): Promise<void> {
    await this.crash()
    this.server = this.launch()
    await this.ready()
  }

  async stop(): Promise<void> {
    await this.end('SIGINT')
    rmSync(this.folder, { recursive: true, force: true })
  }

  private url(database: string): string {
    return `${this.address}/${database}`
  }

  private launch(): ChildProcess {
    const settings = [
      `unix_socket_directories=${this.folder}`,
      'listen_addresses=127.0.0.1',
      ...this.settings,
    ]
    const server = spawn(
      join(this.bin, 'postgres'),
      ['-D', join(this.folder, 'data'), '-p', String(this.port), ...settings.flatMap((one) => ['-c', one])],
      { ...account(), cwd: this.folder, stdio: 'ignore' },
    )
    if (server.pid !== undefined) {
      const guardian = guard(server.pid, this.folder)
      server.once('exit', () => guardian.kill('SIGKILL'))
    }
    return server
  }

  private end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (this.server.exitCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      this.server.once('exit', () => resolve())
      this.server.kill(signal)
    })
  }

  private async ready(): Promise<void> {
    for (let attempt = 0; attempt < 200; attempt++) {
      const client = new pg.Client(this.url('postgres'))
      client.on('error', () => {})
      try {
        await client.connect()
        await client.end()
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    throw new Error('PostgreSQL did not start')
  }
}
