import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommandLine } from '#cli/commandLine.ts'

const folder = mkdtempSync(join(tmpdir(), 'estia-boundaries-'))
beforeAll(() => {
  vi.stubEnv('ESTIA_DATA', join(folder, 'data'))
  vi.stubEnv('DATABASE_URL', '')
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

async function run(...args: string[]) {
  let [out, err] = ['', '']
  const code = await runCommandLine(['import', 'boundaries', ...args], {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
  })
  return { code, out, err }
}

const fileOf = (text: string): string => {
  const file = join(folder, 'boundaries.geojson')
  writeFileSync(file, text)
  return file
}
const feature = (properties: object, side: number) => {
  const ring = [
    [23.7, 37.95],
    [23.7 + side, 37.95],
    [23.7 + side, 37.95 + side],
    [23.7, 37.95],
  ]
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } }
}
const collection = (...features: object[]) => fileOf(JSON.stringify({ type: 'FeatureCollection', features }))

test('outlines are compared, written, and the second time the same', async () => {
  const file = collection(feature({ name: 'Αθήνα' }, 0.1))
  const options = [file, '--level', 'city']
  expect(await run(...options, '--dry-run')).toEqual({
    code: 0,
    out: 'nothing was written; there would be 1 added, 0 changed, 0 the same, 0 left out\n',
    err: '',
  })
  expect((await run(...options)).out).toBe('1 added, 0 changed, 0 the same, 0 left out\n')
  expect((await run(...options)).out).toBe('0 added, 0 changed, 1 the same, 0 left out\n')
})

test('a problem is reported with its place and name, the rest is written, and the last line says that there were problems', async () => {
  const { code, out, err } = await run(
    collection(feature({ elstat: '4501' }, 0.2), feature({ level: 'city', name: 'Atlantis' }, 0.1)),
  )
  expect({ code, out }).toEqual({ code: 1, out: '0 added, 1 changed, 0 the same, 1 left out\n' })
  expect(err).toBe('features[1] (Atlantis): there is no such place\n')
})

test.each([
  ['{', /it is no JSON/],
  ['{"type":"Topology"}', /it is no GeoJSON FeatureCollection/],
])('a file of %s is one calm line', async (text, why) => {
  const { code, out, err } = await run(fileOf(text))
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(why)
})

test('so is none at all, a folder, and a level without outlines', async () => {
  expect(await run(join(folder, 'nowhere'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot be read'),
  })
  expect(await run(folder)).toMatchObject({ code: 2, err: expect.stringContaining('cannot be read') })
  expect(await run(collection(), '--level', 'planet')).toMatchObject({ code: 2 })
})
