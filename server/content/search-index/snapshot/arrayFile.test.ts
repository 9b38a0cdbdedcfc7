import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type ArrayFile, readArrays, writeArrays } from './arrayFile.ts'
import type { Numbers } from '#search-engine/store/indexArrays.ts'

const folder = mkdtempSync(join(tmpdir(), 'estia-arrays-'))
const path = join(folder, 'arrays')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written: ArrayFile = {
  facts: { epoch: 'ψ' },
  arrays: new Map<string, Numbers>([
    ['bytes', Uint8Array.from({ length: 1003 }, (_, at) => at)],
    ['none', new Uint16Array(0)],
    ['signed', Int32Array.from({ length: 777 }, (_, at) => -at * 99_991)],
  ]),
}

/** Of whole arrays, of their parts, of parts that cut a number in two: what is more than 2 GiB goes in parts. */
describe.each([2 ** 30, 64, 7])('in pieces of %i bytes', (piece) => {
  it('reads what was written', async () => {
    await writeArrays(path, written, piece)
    expect(await readArrays(path, piece)).toEqual(written)
    expect(await readArrays(path)).toEqual(written)
  })

  it('reads an empty array behind all others', async () => {
    const file: ArrayFile = { facts: {}, arrays: new Map([...written.arrays, ['last', new Uint8Array(0)]]) }
    await writeArrays(path, file, piece)
    expect(await readArrays(path, piece)).toEqual(file)
  })

  it('trusts no file that was cut short or changed', async () => {
    await writeArrays(path, written, piece)
    const whole = readFileSync(path)
    for (const size of [0, 10, 30, 500, whole.length - 1]) {
      truncateSync(path, size)
      expect(await readArrays(path, piece)).toBeUndefined()
      writeFileSync(path, whole)
    }
    // Each byte before the arrays but what only fills up, and one of the arrays.
    const header = whole.subarray(0, whole.indexOf('}]}') + 3)
    const said = [...header.keys()].filter((at) => header[at] !== ' '.charCodeAt(0))
    for (const at of [...said, whole.length - 40]) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0x15
      writeFileSync(path, changed)
      expect(await readArrays(path, piece)).toBeUndefined()
    }
  })
})

it('is undefined where there is no file', async () => {
  expect(await readArrays(join(folder, 'no'))).toBeUndefined()
})
