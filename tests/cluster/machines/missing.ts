import { existsSync, readdirSync } from 'node:fs'
import { postgresPrograms } from '#server/database/testing/postgres.ts'

/** Where Debian puts programs; some of them are not on the path of every account. */
const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin']

/** Programs, and the package that has each. */
const programs = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  ip: 'iproute2',
  setpriv: 'util-linux',
} as const

export type ProgramName = keyof typeof programs

export const programPath = (name: ProgramName): string | undefined =>
  FOLDERS.map((folder) => `${folder}/${name}`).find((path) => existsSync(path))

const hasPostgres = (): boolean => {
  const folder = postgresPrograms()
  return folder !== undefined && readdirSync(folder).includes('pg_rewind')
}

/** Why the cluster cannot be started here, a sentence each; none if it can. */
export function missing(): readonly string[] {
  const packages: string[] = Object.entries(programs).flatMap(([name, its]) =>
    programPath(name as ProgramName) === undefined ? [its] : [],
  )
  if (!hasPostgres()) packages.push('postgresql')
  return [
    ...(process.platform === 'linux' ? [] : ['it needs Linux']),
    ...(packages.length === 0 ? [] : [`packages are missing: apt install ${packages.join(' ')}`]),
    ...(process.getuid?.() === 0
      ? []
      : ['it needs root, to run PostgreSQL as its own account and to cut networks']),
  ]
}
