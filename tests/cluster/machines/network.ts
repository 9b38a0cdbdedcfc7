import { spawnSync } from 'node:child_process'

/** Where the machines of the database are, for the processes on this one. */
export interface Network {
  /** Addresses of the three machines. */
  readonly addresses: readonly [string, string, string]
  /** What pg_hba lets in. */
  readonly range: string
  /** The address of HAProxy, PgBouncer and portals, which the machines can reach. */
  readonly proxy: string
  /** What a program of a machine is started by. */
  readonly inside: (machine: number) => readonly string[]
  /** Drops what goes between two machines, until it is healed; undefined where that is not permitted. */
  readonly cut: ((one: number, other: number) => void) | undefined
  readonly heal: (one: number, other: number) => void
  readonly close: () => void
}

const PREFIX = '10.231.23'
const BRIDGE = 'estia-cluster'
const MACHINES = [0, 1, 2] as const

const nameOf = (machine: number) => `estia-cluster-${machine + 1}`
const addressOf = (machine: number) => `${PREFIX}.${11 + machine}`

const ip = (line: string): boolean => spawnSync('ip', line.split(' '), { stdio: 'ignore' }).status === 0

/** Also what a run left behind that was killed. */
function clear(): void {
  for (const machine of MACHINES) ip(`netns del ${nameOf(machine)}`)
  ip(`link del ${BRIDGE}`)
}

const joinMachine = (machine: number): boolean => {
  const [name, near, far] = [nameOf(machine), `estia-near-${machine + 1}`, `estia-far-${machine + 1}`]
  return [
    `netns add ${name}`,
    `link add ${near} type veth peer name ${far}`,
    `link set ${far} netns ${name}`,
    `link set ${near} master ${BRIDGE} up`,
    `-n ${name} addr add ${addressOf(machine)}/24 dev ${far}`,
    `-n ${name} link set ${far} up`,
    `-n ${name} link set lo up`,
  ].every(ip)
}

/** A network namespace for each machine, joined by a bridge. */
function namespaces(): Network | undefined {
  clear()
  const made = [
    `link add ${BRIDGE} type bridge`,
    `addr add ${PREFIX}.1/24 dev ${BRIDGE}`,
    `link set ${BRIDGE} up`,
  ]
  if (!made.every(ip) || !MACHINES.every(joinMachine)) {
    clear()
    return undefined
  }
  const routes = (verb: 'add' | 'del', one: number, other: number) => {
    ip(`-n ${nameOf(one)} route ${verb} blackhole ${addressOf(other)}/32`)
    ip(`-n ${nameOf(other)} route ${verb} blackhole ${addressOf(one)}/32`)
  }
  return {
    addresses: [addressOf(0), addressOf(1), addressOf(2)],
    range: `${PREFIX}.0/24`,
    proxy: `${PREFIX}.1`,
    inside: (machine) => ['ip', 'netns', 'exec', nameOf(machine)],
    cut: (one, other) => routes('add', one, other),
    heal: (one, other) => routes('del', one, other),
    close: clear,
  }
}

const loopback: Network = {
  addresses: ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
  range: '127.0.0.1/32',
  proxy: '127.0.0.1',
  inside: () => [],
  cut: undefined,
  heal: () => undefined,
  close: () => undefined,
}

/** Machines with a network of their own; where that is not permitted, all on loopback. */
export const makeNetwork = (): Network => namespaces() ?? loopback
