import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { postgresPrograms } from '#server/database/testing/postgres.ts'
import { asPostgres, ownFolder, postgresAccount } from './account.ts'
import { Daemon } from './Daemon.ts'
import { Machine } from './Machine.ts'
import { makeNetwork, type Network } from './network.ts'
import { filled, variablesOf, writeFilled } from './templates.ts'

/** The first of the ports of everything. */
const PORTS = 23_551
/** Of each machine: etcd, its peers, Patroni, PostgreSQL. */
const PORTS_EACH = 4
const names = ['one', 'two', 'three'] as const
/** The first start makes a database and copies it twice. */
const PATIENCE = 180_000

/** What Patroni says of others is as old as its last round, ms. */
const STEADY = 6000

const password = () => randomBytes(16).toString('hex')

export interface ClusterOptions {
  /** Addresses of the portals that HAProxy hands requests to. */
  readonly portals: readonly string[]
  readonly mediaUrl: string
}

/** Everything that deploy/cluster describes, started from its files. */
export class Cluster {
  readonly network: Network
  readonly machines: readonly Machine[]
  readonly haproxy: Daemon
  readonly pgbouncer: Daemon
  /** What every portal is configured with. */
  readonly portal: Readonly<Record<string, string>>
  /** What visitors go to. */
  readonly origin: string
  private readonly folder: string

  constructor({ portals, mediaUrl }: ClusterOptions) {
    this.network = makeNetwork()
    this.folder = mkdtempSync(join(tmpdir(), 'estia-cluster-'))
    chmodSync(this.folder, 0o755)
    const { proxy, addresses } = this.network
    // A portal that is not on loopback would have to name who runs it.
    this.origin = `http://127.0.0.1:${PORTS + 21}`
    const ports = (machine: number) => PORTS + machine * PORTS_EACH
    const shared = {
      ...passwords(),
      NETWORK: this.network.range,
      PROXY_ADDRESS: proxy,
      WRITE_PORT: String(PORTS + 19),
      READ_PORT: String(PORTS + 20),
      PORTAL_ADDRESS: '127.0.0.1',
      PORTAL_PORT: String(PORTS + 21),
      POOL_PORT: String(PORTS + 24),
      POOL_SIZE: '20',
      MAX_CONNECTIONS: '120',
      SHARED_BUFFERS: '64MB',
      SLOT_LIMIT: '512MB',
      WATCHDOG: "'off'",
      DISK_CHECK_SECONDS: '2',
      DISK_FLOOR_MB: '200',
      POSTGRES_PROGRAMS: postgresPrograms() ?? '',
      ETCD_MEMBERS: addresses
        .map((address, at) => `${names[at]}=http://${address}:${ports(at) + 1}`)
        .join(','),
      ETCD_HOSTS: addresses.map((address, at) => `${address}:${ports(at)}`).join(','),
      PORTALS: portals
        .map((portal, at) => `  server portal${at + 1} ${new URL(portal).host} check`)
        .join('\n'),
      ORIGIN: this.origin,
      // HAProxy, and the test itself, which says whose address it stands for.
      PROXIES: '2',
      MEDIA_URL: mediaUrl,
      ...Object.fromEntries(
        addresses.flatMap((address, at) => [
          [`ADDRESS_${at + 1}`, address],
          [`PATRONI_PORT_${at + 1}`, String(ports(at) + 2)],
          [`POSTGRES_PORT_${at + 1}`, String(ports(at) + 3)],
        ]),
      ),
    }
    this.machines = addresses.map(
      (address, number) =>
        new Machine({
          number,
          folder: this.folder,
          inside: this.network.inside(number),
          values: { ...shared, ...valuesOf(names[number] ?? '', address, ports(number)) },
        }),
    )
    const around = { ...shared, DATA: ownFolder(join(this.folder, 'proxies')) }
    this.haproxy = this.daemon('haproxy', ['-f', writeFilled('haproxy.cfg', around.DATA, around)])
    own(writeFilled('pgbouncer-users', around.DATA, around))
    this.pgbouncer = this.daemon('pgbouncer', [writeFilled('pgbouncer.ini', around.DATA, around)])
    this.portal = variablesOf(filled('portal.env', around))
  }

  private daemon(name: string, words: readonly string[]): Daemon {
    const [first = '', ...rest] = [...asPostgres(), name, ...words]
    return new Daemon([first, ...rest], join(this.folder, `${name}.log`))
  }

  /** Starts everything but the portals, and waits until commits wait for a second machine. */
  async start(): Promise<void> {
    for (const { etcd } of this.machines) etcd.start()
    for (const machine of this.machines) machine.start()
    this.haproxy.start()
    this.pgbouncer.start()
    await this.untilWhole()
  }

  /** Resolves once there are a leader, two replicas, and commits wait for one of these. */
  async untilWhole(patience = PATIENCE): Promise<void> {
    const begun = performance.now()
    let since: number | undefined
    for (;;) {
      const roles = await Promise.all(this.machines.map((machine) => machine.role()))
      const isSafe = await Promise.all(this.machines.map((machine) => machine.isSynchronous()))
      const replicas = roles.filter((role) => role === 'replica').length
      const isWhole = roles.includes('leader') && replicas === 2 && isSafe.includes(true)
      since = isWhole ? (since ?? performance.now()) : undefined
      if (since !== undefined && performance.now() - since > STEADY) return
      if (performance.now() - begun > patience)
        throw new Error(`The cluster is not whole: ${roles.join(' ')}\n${this.lastWords()}`)
      await wait(250)
    }
  }

  /** The machine that takes writes; throws where there is none for long. */
  async leader(patience = PATIENCE): Promise<Machine> {
    const begun = performance.now()
    while (performance.now() - begun < patience) {
      for (const machine of this.machines) if ((await machine.role()) === 'leader') return machine
      await wait(100)
    }
    throw new Error(`There is no leader\n${this.lastWords()}`)
  }

  /** The machine that commits wait for, or whichever other one. */
  async standby(): Promise<Machine> {
    for (const machine of this.machines) if (await machine.isSynchronous()) return machine
    const leader = await this.leader()
    return this.machines.find((machine) => machine !== leader) ?? leader
  }

  lastWords(): string {
    return this.machines.map(({ name, patroni }) => `${name}:\n${patroni.lastWords()}`).join('\n')
  }

  async close(isKept = false): Promise<void> {
    await this.pgbouncer.end('SIGKILL')
    await this.haproxy.end('SIGKILL')
    await Promise.all(this.machines.map((machine) => machine.stop()))
    this.network.close()
    if (!isKept) rmSync(this.folder, { recursive: true, force: true })
  }
}

const passwords = () => ({
  SUPERUSER_PASSWORD: password(),
  REPLICATION_PASSWORD: password(),
  PORTAL_PASSWORD: password(),
})

const valuesOf = (name: string, address: string, port: number) => ({
  NODE: name,
  ADDRESS: address,
  ETCD_PORT: String(port),
  ETCD_PEER_PORT: String(port + 1),
  PATRONI_PORT: String(port + 2),
  POSTGRES_PORT: String(port + 3),
})

/** PgBouncer reads the passwords as the account of PostgreSQL. */
function own(path: string): void {
  const { uid, gid } = postgresAccount()
  chownSync(path, uid, gid)
  chmodSync(path, 0o600)
}
