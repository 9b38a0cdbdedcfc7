import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { programPath } from './missing.ts'

interface Account {
  readonly uid: number
  readonly gid: number
}

/** The account that Debian's package made for PostgreSQL. */
export function postgresAccount(): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error('There is no account postgres')
  return { uid: Number(uid), gid: Number(gid) }
}

/** What a program is started by, to run as that account. */
export function asPostgres(): readonly string[] {
  const { uid, gid } = postgresAccount()
  return [programPath('setpriv') ?? 'setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
}

/** A folder that this account may write to, and nobody else read. */
export function ownFolder(path: string): string {
  const { uid, gid } = postgresAccount()
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chownSync(path, uid, gid)
  chmodSync(path, 0o700)
  return path
}

/** The processes that a process started, and those that they did. */
export function descendants(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .map(Number)
    .filter((number) => number > 0)
    .map((number) => [number, parentOf(number)] as const)
  const found = [pid]
  for (const ancestor of found)
    for (const [number, parent] of parents) if (parent === ancestor) found.push(number)
  return found.slice(1)
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}
