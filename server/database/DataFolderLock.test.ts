import { Effect } from 'effect'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderInUse, ensureFolderFree, lockDataFolder } from './DataFolderLock.ts'
import { startChild } from './testing/child.ts'
import { temporaryFolder } from './testing/engines.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const lock = () => Effect.runPromise(Effect.scoped(Effect.flip(lockDataFolder(folder))))
const lockAndRelease = () => Effect.runPromise(Effect.as(Effect.scoped(lockDataFolder(folder)), 'held'))
const file = () => join(folder, 'estia.lock')

/** A process that ends at once, for a number that is certainly dead. */
const deadPid = async (): Promise<number> => {
  const child = startChild('nothing.entry.ts', [])
  await child.exited
  return child.process.pid ?? 0
}

describe('lockDataFolder', () => {
  it('is free again after its scope', async () => {
    expect(await lockAndRelease()).toBe('held')
    expect(await lockAndRelease()).toBe('held')
    expect(existsSync(file())).toBe(false)
  })

  it('refuses a second owner and names the first', async () => {
    const error = await Effect.runPromise(
      Effect.scoped(Effect.andThen(lockDataFolder(folder), Effect.promise(lock))),
    )
    expect(error).toEqual(new DataFolderInUse({ folder, pid: process.pid }))
    expect(error.message).toBe(`The data folder ${folder} is in use by process ${process.pid}`)
  })

  it('takes over from a dead process, ten times of ten', async () => {
    const pid = await deadPid()
    for (let round = 0; round < 10; round++) {
      writeFileSync(file(), `${pid}\nboot 1\n`)
      expect(await lockAndRelease()).toBe('held')
    }
  })

  it('takes over when the number now belongs to another process', async () => {
    writeFileSync(file(), `${process.pid}\nboot 1\n`)
    expect(await lockAndRelease()).toBe('held')
  })

  it('lets one of many win a stale lock', async () => {
    writeFileSync(file(), `${await deadPid()}\nboot 1\n`)
    const children = [...Array(6).keys()].map(() => startChild('locker.entry.ts', [folder]))
    await Promise.all(children.map((child) => child.said(() => true)))
    const said = children.flatMap(({ lines }) => lines)
    for (const child of children) child.process.kill('SIGKILL')
    await Promise.all(children.map((child) => child.exited))
    expect(said.toSorted()).toEqual([...Array(5).fill('DataFolderInUse'), 'held'])
    expect(await lockAndRelease()).toBe('held')
  })

  it('waits for whoever takes a dead owner’s lock away, unless they died of it', async () => {
    const dead = `${await deadPid()}\nboot 1\n`
    writeFileSync(file(), dead)
    writeFileSync(`${file()}.taking`, `${process.pid}\n\n`)
    expect(await lock()).toMatchObject({ _tag: 'DataFolderUnusable' })
    writeFileSync(`${file()}.taking`, dead)
    expect(await lockAndRelease()).toBe('held')
    expect(readdirSync(folder)).toEqual([])
  })

  it('says what is wrong with a folder it cannot make', async () => {
    writeFileSync(join(folder, 'file'), '')
    const error = await Effect.runPromise(
      Effect.scoped(Effect.flip(lockDataFolder(join(folder, 'file', 'inside')))),
    )
    expect(error._tag).toBe('DataFolderUnusable')
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
    writeFileSync(file(), `${await deadPid()}\nboot 1\n`)
    expect([await isFree(), existsSync(file())]).toEqual([true, true])
    rmSync(folder, { recursive: true })
    expect([await isFree(), existsSync(folder)]).toEqual([true, false])
    mkdirSync(folder)
  })
})
