/** Who holds a data folder, as a small text file in it says: for messages, and for machines that share no kernel. */
import { readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

export interface FolderOwner {
  readonly pid: number
  /** Boot of the machine and start of the process: tells it from a later one with the same number. Empty where the system does not say. */
  readonly birth: string
  readonly host: string
  /** The running kernel: its boot id, or the host's name where there is none. */
  readonly machine: string
  /** Made for each time a folder is taken. */
  readonly token: string
  /** Rises while the owner lives, where it is renewed. */
  readonly beat: number
}

export const ownerFile = (folder: string): string => join(folder, 'estia.lock')

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const bootId = (): string => readText('/proc/sys/kernel/random/boot_id').trim()

/** Boot of the machine and start of the process in clock ticks since then (field 22 of stat). */
const birthOf = (pid: number): string => {
  const stat = readText(`/proc/${pid}/stat`)
  // The command in field 2 may hold spaces and brackets: count from its last bracket.
  const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return start === undefined ? '' : `${bootId()} ${start}`
}

const thisMachine = (): string => bootId() || hostname()

/** This process, as the owner of a folder. */
export const ownerHere = (): FolderOwner => ({
  pid: process.pid,
  birth: birthOf(process.pid),
  host: hostname(),
  machine: thisMachine(),
  token: crypto.randomUUID(),
  beat: 0,
})

/** Whether the process is one that this process can see, and lives. */
export const isSeenAlive = ({ pid, birth }: FolderOwner): boolean => birth !== '' && birth === birthOf(pid)

export const isElsewhere = ({ machine }: FolderOwner): boolean => machine !== thisMachine()

/** The owner that a folder names; undefined where it names none, or nothing that can be read. */
export function readOwner(folder: string): FolderOwner | undefined {
  const [pid = '', birth = '', host = '', machine = '', token = '', beat = ''] = readText(
    ownerFile(folder),
  ).split('\n')
  if (!/^\d{1,10}$/.test(pid)) return undefined
  // Older versions wrote the first two lines alone.
  const [boot = ''] = birth.split(' ')
  return { pid: Number(pid), birth, host, machine: machine || boot, token, beat: Number(beat) || 0 }
}

/** Replaces the file in one step, so that no process reads half of it. */
export function writeOwner(folder: string, owner: FolderOwner): void {
  const { pid, birth, host, machine, token, beat } = owner
  const draft = `${ownerFile(folder)}.${token}`
  try {
    writeFileSync(draft, `${[pid, birth, host, machine, token, beat].join('\n')}\n`, { mode: 0o600 })
    renameSync(draft, ownerFile(folder))
  } catch (thrown) {
    rmSync(draft, { force: true })
    throw thrown
  }
}

/** File systems of one kernel alone, by the number that Linux has for them. */
const localFileSystems: ReadonlySet<number> = new Set([
  0xef53, // ext2, ext3, ext4
  0x58465342, // xfs
  0x9123683e, // btrfs
  0x2fc12fc1, // zfs
  0xf2f52010, // f2fs
  0xca451a4e, // bcachefs
  0x794c7630, // overlayfs
  0x01021994, // tmpfs
  0x858458f6, // ramfs
])

/** Whether no other machine can have the folder: only then does a lock of the kernel say everything. */
export const isOnLocalDisk = (folder: string): boolean =>
  process.platform === 'linux' && localFileSystems.has(statfsSync(folder).type)
