/** Data folders as accidents leave them: every command ends by itself, says what to do, and leaves the folder as it was. */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { migratedCluster } from '#server/database/testing/clusters.ts'

const main = join(import.meta.dirname, '../../cli/main.ts')
const runMany = join(import.meta.dirname, 'runMany.entry.ts')

/** Programs are started by the dozen, each with a database to read; a busy machine takes its time. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let root: string
let data: string
let snapshot: string
let boundaries: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'estia-damaged-'))
  chmodSync(root, 0o755)
  boundaries = join(root, 'none.geojson')
  writeFileSync(boundaries, '{"type":"FeatureCollection","features":[]}')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))
beforeEach(() => {
  data = mkdtempSync(join(root, 'data-'))
  snapshot = `${data}-snapshot`
})
afterEach(() => rmSync(data, { recursive: true, force: true }))

const cluster = () => join(data, 'database')

/** Bytes that are the same in every run, and nothing that anything reads. */
const noise = (size: number) => Buffer.alloc(size, createHash('sha512').update('noise').digest())

interface State {
  /** Damages the database that is there. */
  readonly damage: () => void
  readonly says: RegExp
}

const failed = (why: string) =>
  new RegExp(
    `^estia: The embedded database in .*/database could not be opened: ${why}.* Move that folder away; then restore a backup`,
  )

const states: Readonly<Record<string, State>> = {
  'without PG_VERSION': {
    damage: () => rmSync(join(cluster(), 'PG_VERSION')),
    says: failed('it holds files, but no PG_VERSION'),
  },
  'of other files': {
    damage: () => {
      rmSync(cluster(), { recursive: true })
      mkdirSync(cluster())
      writeFileSync(join(cluster(), 'letter.txt'), 'dear')
    },
    says: failed('it holds files, but no PG_VERSION'),
  },
  'that is a file': {
    damage: () => {
      rmSync(cluster(), { recursive: true })
      writeFileSync(cluster(), 'a file')
    },
    says: failed('ENOTDIR'),
  },
  'with an empty PG_VERSION': {
    damage: () => writeFileSync(join(cluster(), 'PG_VERSION'), ''),
    says: failed('its PG_VERSION is damaged'),
  },
  'with random bytes for a version': {
    damage: () => writeFileSync(join(cluster(), 'PG_VERSION'), noise(64)),
    says: failed('its PG_VERSION is damaged'),
  },
  'of another version': {
    damage: () => writeFileSync(join(cluster(), 'PG_VERSION'), '14\n'),
    says: failed('it was written by PostgreSQL 14, and this program opens those of 18'),
  },
  'with a truncated control file': {
    damage: () => truncateSync(join(cluster(), 'global/pg_control'), 100),
    says: failed('global/pg_control is damaged'),
  },
  'with a random control file': {
    damage: () => writeFileSync(join(cluster(), 'global/pg_control'), noise(8192)),
    says: failed('global/pg_control is damaged'),
  },
  'without its tables': {
    damage: () => rmSync(join(cluster(), 'base'), { recursive: true }),
    says: failed('base is missing'),
  },
  'without its log': {
    damage: () => {
      for (const name of readdirSync(join(cluster(), 'pg_wal')))
        rmSync(join(cluster(), 'pg_wal', name), { recursive: true })
    },
    says: failed('pg_wal holds no log'),
  },
}

interface Ended {
  readonly code: number | null
  readonly err: string
}

/** Commands that only ask make no database. */
const asking = (): readonly (readonly string[])[] => [
  ['backup', snapshot],
  ['reports'],
  ['reports', 'handled', 'ad', '1'],
  ['accounts', 'suspend', 'a@example.gr', '--because', 'a reason'],
  ['accounts', 'reinstate', 'a@example.gr'],
  ['bench', 'search'],
]

/** All that open the data folder, but `serve`. */
const commands = () => [...asking(), ['seed'], ['seed', '--reset'], ['import', 'boundaries', boundaries]]

interface Circumstances {
  readonly uid?: number
  readonly settings?: Readonly<Record<string, string>>
}

const start = (
  program: readonly string[],
  { uid, settings }: Circumstances = {},
): ChildProcessByStdio<null, Readable, Readable> => {
  const { DATABASE_URL: _, ...env } = process.env
  return spawn(process.execPath, [...program], {
    env: { ...env, ESTIA_DATA: data, PORT: '0', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid }),
  })
}

/** Waits until a program has ended by itself. */
async function ended(program: ReturnType<typeof start>) {
  let [out, err] = ['', '']
  program.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  program.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  await once(program, 'close')
  return { code: program.exitCode, out, err }
}

/** One command, in a process of its own. */
const estia = async (args: readonly string[], circumstances: Circumstances = {}): Promise<Ended> => {
  const { code, err } = await ended(start([main, ...args], circumstances))
  return { code, err }
}

/** Several, one after the other in one process: starting takes longer than they do. */
const estiaEach = async (
  all: readonly (readonly string[])[],
  circumstances: Circumstances = {},
): Promise<readonly Ended[]> => {
  const { out, err } = await ended(start([runMany, JSON.stringify(all)], circumstances))
  if (out === '') throw new Error(err)
  return JSON.parse(out) as readonly Ended[]
}

/** Names, modes and contents of everything in the data folder. */
const contents = (): string =>
  readdirSync(data, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const found = lstatSync(join(data, name))
      const sum = found.isFile()
        ? createHash('sha256')
            .update(readFileSync(join(data, name)))
            .digest('hex')
        : ''
      return `${name} ${found.mode} ${sum}`
    })
    .join('\n')

const lines = (text: string) => text.trimEnd().split('\n')

describe.each(Object.entries(states))('a database %s', (_, { damage, says }) => {
  beforeEach(async () => {
    cpSync(await migratedCluster(), cluster(), { recursive: true })
    damage()
  })

  it('is opened by no command, and stays as it is', async () => {
    const before = contents()
    const all = [await estia(['serve']), ...(await estiaEach(commands()))]
    for (const [at, { code, err }] of all.entries()) {
      expect([at, lines(err), code]).toEqual([at, [expect.stringMatching(says)], 2])
    }
    expect(contents()).toBe(before)
    expect(existsSync(snapshot)).toBe(false)
  })
})

describe('damage that only PostgreSQL itself sees', () => {
  it.each([
    ['a random catalogue', () => writeFileSync(join(cluster(), 'base/5/1259'), noise(16_384))],
    ['a random log', () => writeFileSync(join(cluster(), 'pg_wal', firstLog()), noise(16 * 1024 * 1024))],
    ['a flipped byte of the control file', () => flip(join(cluster(), 'global/pg_control'), 40)],
  ])('%s ends a start and a backup with a sentence', async (_, damage) => {
    cpSync(await migratedCluster(), cluster(), { recursive: true })
    damage()
    for (const args of [
      ['serve', '--dev'],
      ['backup', snapshot],
    ]) {
      const { code, err } = await estia(args)
      expect([args, lines(err).at(-1), code]).toEqual([args, expect.stringMatching(failed('')), 2])
    }
  })
})

const firstLog = () =>
  readdirSync(join(cluster(), 'pg_wal')).find((name) => /^[0-9A-F]{24}$/.test(name)) ?? ''

function flip(path: string, at: number): void {
  const bytes = readFileSync(path)
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  writeFileSync(path, bytes)
}

describe('no database', () => {
  it.each([
    ['a folder that is missing', () => rmSync(data, { recursive: true })],
    ['an empty folder', () => undefined],
    ['an empty database folder', () => mkdirSync(cluster())],
  ])('%s is filled by no command that asks', async (_, make) => {
    make()
    const before = existsSync(data) ? contents() : undefined
    for (const { code, err } of await estiaEach(asking()))
      expect([code, err]).toEqual([2, `estia: there is no database in ${data}\n`])
    expect(existsSync(data) ? contents() : undefined).toBe(before)
  })
})

/** A user who may do nothing here; the tests are root, or may take rights from themselves. */
const isRoot = process.getuid?.() === 0
const nobody = 65_534

describe('no permission', () => {
  it('to read the data folder ends every command with a sentence', async () => {
    cpSync(await migratedCluster(), cluster(), { recursive: true })
    chmodSync(data, isRoot ? 0o700 : 0o000)
    const who = isRoot ? { uid: nobody } : {}
    const all = [await estia(['serve'], who), ...(await estiaEach(commands(), who))]
    for (const [at, { code, err }] of all.entries()) {
      expect([at, code, lines(err)]).toEqual([at, 2, [expect.stringMatching(/^estia: .*EACCES/)]])
    }
    chmodSync(data, 0o700)
  })
})

const mountMissing = (() => {
  if (!isRoot) return 'a small disk takes root'
  const { status } = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt'])
  return status === 0 ? undefined : 'mounting is not permitted'
})()

describe.skipIf(mountMissing !== undefined)(
  `a disk that is full${mountMissing === undefined ? '' : ` (skipped: ${mountMissing})`}`,
  () => {
    it.each([
      ['serve', '--dev'],
      ['backup', '/never'],
      ['seed', '--reset'],
    ])('ends estia %s with a sentence', async (...args) => {
      const disk = join(data, 'disk')
      mkdirSync(disk)
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', disk])
      const before = data
      data = disk
      try {
        cpSync(await migratedCluster(), cluster(), { recursive: true })
        try {
          writeFileSync(join(disk, 'estia.filler'), Buffer.alloc(64 * 1024 * 1024))
        } catch {
          // It is full.
        }
        const { code, err } = await estia(args)
        expect([code, lines(err)]).toEqual([
          2,
          [expect.stringMatching(/^estia: (?:Storage is nearly full|The data folder .* ENOSPC)/)],
        ])
      } finally {
        data = before
        spawnSync('umount', [disk])
      }
    })
  },
)

describe('a stop that is asked for while the database is opened', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends the start by %s', async (signal) => {
    const program = start([main, 'serve', '--dev'])
    const end = ended(program)
    // It holds the folder: from here on the database is being made.
    while (!existsSync(cluster()) && program.exitCode === null)
      await new Promise((wake) => setTimeout(wake, 5))
    program.kill(signal)
    expect((await end).code).toBe(0)
    expect(readdirSync(data).filter((name) => name.startsWith('estia.'))).toEqual([])
    // What was begun is begun again, and nothing else is.
    expect(existsSync(join(data, 'database.unfinished'))).toBe(true)
  })
})

describe('a stop that is asked for while PostgreSQL is waited for', () => {
  it('ends the start', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const asked = once(silent, 'connection')
    const url = `postgres://estia@127.0.0.1:${(silent.address() as AddressInfo).port}/estia`
    const settings = { DATABASE_URL: url, ESTIA_DATABASE_WAIT_SECONDS: '600' }
    const program = start([main, 'serve', '--dev'], { settings })
    const end = ended(program)
    await asked
    program.kill('SIGTERM')
    // Vite, which develops, ends the process with the second of these by itself.
    expect([0, 143]).toContain((await end).code)
    silent.close()
  })
})
