import { Effect } from 'effect'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderInUse, ensureFolderFree, type LockOptions, lockDataFolder } from './DataFolderLock.ts'
import { ownerHere, readOwner, writeOwner } from './folderOwner.ts'
import { type Child, startChild } from './testing/child.ts'
import { namespaceMissing, spawnInNamespace } from './testing/namespaces.ts'
import { temporaryFolder } from './testing/engines.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const lock = (options?: LockOptions) =>
  Effect.runPromise(Effect.scoped(Effect.flip(lockDataFolder(folder, options))))
const lockAndRelease = (options?: LockOptions) =>
  Effect.runPromise(Effect.as(Effect.scoped(lockDataFolder(folder, options)), 'held'))
const file = () => join(folder, 'estia.lock')
const held = () => join(folder, 'estia.held')

/** A process that ends at once, for a number that is certainly dead. */
const deadPid = async (): Promise<number> => {
  const child = startChild('nothing.entry.ts', [])
  await child.exited
  return child.process.pid ?? 0
}

const kill = async (child: Child): Promise<void> => {
  child.process.kill('SIGKILL')
  await child.exited
}

/** A process that holds the folder. */
const holder = async (): Promise<Child> => {
  const child = startChild('locker.entry.ts', [folder])
  await child.said((line) => line === 'held')
  return child
}

/** On another machine, by what the file says: written with the token it had, or without. */
const elsewhere = { ...ownerHere(), host: 'other', machine: 'other boot', birth: 'other boot 5' }

describe('lockDataFolder', () => {
  it('is free again after its scope, and leaves nothing', async () => {
    expect(await lockAndRelease()).toBe('held')
    expect(await lockAndRelease()).toBe('held')
    expect(readdirSync(folder)).toEqual([])
  })

  it('lays nothing beside its two files', async () => {
    const names = Effect.andThen(
      lockDataFolder(folder),
      Effect.sync(() => readdirSync(folder)),
    )
    expect((await Effect.runPromise(Effect.scoped(names))).toSorted()).toEqual(['estia.held', 'estia.lock'])
  })

  it('refuses a second owner and names the first', async () => {
    const error = await Effect.runPromise(
      Effect.scoped(
        Effect.andThen(
          lockDataFolder(folder),
          Effect.promise(() => lock()),
        ),
      ),
    )
    expect(error).toEqual(new DataFolderInUse({ folder, pid: process.pid }))
    expect(error.message).toBe(`The data folder ${folder} is in use by process ${process.pid}`)
  })

  it.each<[state: string, owner: (pid: number) => string | undefined]>([
    ['no owner', () => undefined],
    ['an empty file', () => ''],
    ['a line break', () => '\n'],
    ['a truncated owner', (pid) => String(pid)],
    ['random bytes', () => '\u0000\uFFFD\u0007ELF\u0001\n\n\n'],
    ['words', () => 'somebody\nsomewhere\n'],
    ['a negative process', () => '-1\nboot 1\n'],
    ['a process that is gone', (pid) => `${pid}\nboot 1\n`],
    ['a process whose number is another program’s', () => `${process.pid}\nboot 1\n`],
    ['the first process of a container that is gone', () => '1\nboot 1\nhost\n'],
    [
      'a process before the machine was started again',
      () => `1\nearlier 1\n${hostname()}\nearlier\ntoken\n0\n`,
    ],
    ['a process on another host', () => '1\nother 1\nother\nother\ntoken\n7\n'],
  ])('takes an unlocked folder, whose file says: %s', async (_, owner) => {
    const text = owner(await deadPid())
    if (text !== undefined) writeFileSync(file(), text)
    for (const lockFile of [undefined, '', 'garbage', '\u0000'.repeat(5000)]) {
      if (lockFile !== undefined) writeFileSync(held(), lockFile)
      expect(await lockAndRelease()).toBe('held')
      expect(readdirSync(folder)).toEqual([])
      if (text !== undefined) writeFileSync(file(), text)
    }
  })

  it.each([
    ['says nothing', ''],
    ['says garbage', 'garbage\n'],
    ['names a process that is gone', '1\nboot 1\n'],
  ])('refuses a folder that a process has locked, whose file %s', async (_, text) => {
    const child = await holder()
    writeFileSync(file(), text)
    expect(await lock()).toMatchObject({ _tag: 'DataFolderInUse' })
    rmSync(file())
    expect((await lock()).message).toBe(`The data folder ${folder} is in use by another process`)
    await kill(child)
    expect(await lockAndRelease()).toBe('held')
  })

  it('refuses a folder whose owner does nothing for as long as one likes', async () => {
    const child = await holder()
    child.process.kill('SIGSTOP')
    expect(await lock()).toMatchObject({ _tag: 'DataFolderInUse', pid: child.process.pid })
    await kill(child)
  })

  it('refuses a folder whose locked file was removed, while its owner can be seen', async () => {
    const child = await holder()
    rmSync(held())
    expect(await lock()).toMatchObject({ _tag: 'DataFolderInUse', pid: child.process.pid })
    await kill(child)
    expect(await lockAndRelease()).toBe('held')
  })

  it('takes over from a dead process, again and again', async () => {
    for (let round = 0; round < 3; round++) {
      await kill(await holder())
      expect(existsSync(file())).toBe(true)
      expect(await lockAndRelease()).toBe('held')
    }
  })

  it('lets one of many win a folder whose owner died', async () => {
    await kill(await holder())
    const children = [...Array(6).keys()].map(() => startChild('locker.entry.ts', [folder]))
    await Promise.all(children.map((child) => child.said(() => true)))
    const said = children.flatMap(({ lines }) => lines)
    await Promise.all(children.map(kill))
    expect(said.toSorted()).toEqual([...Array(5).fill('DataFolderInUse'), 'held'])
    expect(await lockAndRelease()).toBe('held')
  })

  it('keeps everybody out while it changes hands again and again', async () => {
    const children = [...Array(4).keys()].map(() => startChild('locker.entry.ts', [folder, '100']))
    expect(await Promise.all(children.map(({ exited }) => exited))).toEqual([0, 0, 0, 0])
    const said = children.flatMap(({ lines }) => lines)
    expect(said.filter((line) => line === 'two owners')).toEqual([])
    expect(said.filter((line) => line === 'held').length).toBeGreaterThan(0)
  })

  it.skipIf(namespaceMissing() !== undefined)(
    `refuses a process of another PID namespace${namespaceMissing() === undefined ? '' : ` (skipped: ${namespaceMissing()})`}`,
    async () => {
      const [first, second] = [0, 1].map(() => spawnInNamespace('locker.entry.ts', [folder])) as [
        Child,
        Child,
      ]
      await Promise.all([first, second].map((child) => child.said(() => true)))
      const said = [first, second].flatMap(({ lines }) => lines)
      await Promise.all([first, second].map(kill))
      expect(said.toSorted()).toEqual(['DataFolderInUse', 'held'])
      expect(await lockAndRelease()).toBe('held')
    },
  )

  it('says so where its file cannot be opened', async () => {
    mkdirSync(held())
    expect(await lock()).toMatchObject({ _tag: 'DataFolderUnusable' })
  })

  it('says what is wrong with a folder it cannot make', async () => {
    writeFileSync(join(folder, 'file'), '')
    const error = await Effect.runPromise(
      Effect.scoped(Effect.flip(lockDataFolder(join(folder, 'file', 'inside')))),
    )
    expect(error._tag).toBe('DataFolderUnusable')
  })
})

describe('a folder that machines share', () => {
  const lease = { beat: 20, givesUp: 200, free: 400 }
  const options = { isLocal: () => false, lease }

  it('is another machine’s while that renews its file', async () => {
    writeOwner(folder, elsewhere)
    let { beat } = elsewhere
    const renewing = setInterval(() => writeOwner(folder, { ...elsewhere, beat: ++beat }), lease.beat)
    expect((await lock(options)).message).toBe(
      `The data folder ${folder} is in use by process ${process.pid} on other`,
    )
    clearInterval(renewing)
    expect(await lockAndRelease(options)).toBe('held')
  })

  it('is waited for only where the file names another machine', async () => {
    writeOwner(folder, { ...ownerHere(), birth: 'this boot 1' })
    const patient = { ...options, lease: { beat: 1e6, givesUp: 2e6, free: 3e6 } }
    expect(await lockAndRelease(patient)).toBe('held')
  })

  it('is renewed though the owner’s own thread computes', async () => {
    const beats = await Effect.runPromise(
      Effect.scoped(
        Effect.gen(function* () {
          yield* lockDataFolder(folder, options)
          const beatNow = () => readOwner(folder)?.beat ?? 0
          while (beatNow() === 0) yield* Effect.sleep(lease.beat)
          const before = beatNow()
          const until = performance.now() + 1000
          while (performance.now() < until && beatNow() < before + 2);
          return beatNow() - before
        }),
      ),
    )
    expect(beats).toBeGreaterThanOrEqual(2)
    expect(readdirSync(folder)).toEqual([])
  })

  it('ends an owner whose folder another machine has taken, while its thread computes', async () => {
    const child = startChild('locker.entry.ts', [folder, 'shared', JSON.stringify(lease)])
    await child.said((line) => line === 'held')
    writeOwner(folder, elsewhere)
    expect(await child.exited).toBeNull()
    expect(child.complaint()).toBe(
      `estia: The data folder ${folder} is lost: process ${process.pid} on other has taken it over; the process ends at once\n`,
    )
    expect(readFileSync(file(), 'utf8')).toContain(elsewhere.token)
  })
})

describe('ensureFolderFree', () => {
  const isFree = () => Effect.runPromise(Effect.isSuccess(ensureFolderFree(folder)))

  it('tells of a folder that is held as the lock does, and takes nothing', async () => {
    expect([await isFree(), readdirSync(folder)]).toEqual([true, []])
    const refused = Effect.flip(ensureFolderFree(folder))
    const error = await Effect.runPromise(Effect.scoped(Effect.andThen(lockDataFolder(folder), refused)))
    expect(error).toEqual(new DataFolderInUse({ folder, pid: process.pid }))
    expect(await isFree()).toBe(true)
  })

  it('passes a lock that a dead process left, and a folder that is yet to be made', async () => {
    await kill(await holder())
    expect([await isFree(), existsSync(file()), existsSync(held())]).toEqual([true, true, true])
    rmSync(folder, { recursive: true })
    expect([await isFree(), existsSync(folder)]).toEqual([true, false])
    mkdirSync(folder)
  })
})
