import { ConfigProvider, Effect, Option } from 'effect'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Configuration } from '#server/platform/Configuration.ts'

const fakes = join(import.meta.dirname, '../../../stories/app/consent/list')
const listFile = join(fakes, 'vendor-list.json')
const folder = mkdtempSync(join(tmpdir(), 'estia-vendors-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (env: Readonly<Record<string, string>>) =>
  Effect.runPromise(
    Configuration.pipe(
      Effect.map(({ vendors }) => Option.getOrUndefined(vendors)),
      Effect.provide(Configuration.layer),
      Effect.catch((problem) => Effect.succeed({ refused: problem.message })),
      Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
    ),
  )

/** A file of the folder: the list of the tests with some entries replaced, or any text. */
function fileWith(name: string, content: string | object): string {
  const path = join(folder, name)
  const whole = JSON.parse(readFileSync(listFile, 'utf8')) as object
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify({ ...whole, ...content }))
  return path
}

const whole = { TCF_VENDORS: '102, 101', TCF_CMP_ID: '300', TCF_VENDOR_LIST: listFile }

describe('companies by the framework of IAB', () => {
  it('are none by default, whatever else is set', async () => {
    expect(await read({})).toBeUndefined()
    expect(await read({ TCF_VENDORS: ' ', TCF_CMP_ID: '300', TCF_VENDOR_LIST: '/none' })).toBeUndefined()
  })

  it('are those that are configured, with the list in each language', async () => {
    const found = await read({ ...whole, TCF_TRANSLATIONS: fakes })
    if (found === undefined || 'refused' in found) throw new Error('They were not read')
    expect(found.vendors).toMatchObject({ cmpId: 300, cmpVersion: 1, policyVersion: 5, ids: [101, 102] })
    const lists = [...found.files].map(([language, file]) => {
      const list = JSON.parse(file)
      return [language, list.language, Object.keys(list.vendors), list.purposes[1].name]
    })
    expect(lists).toHaveLength(8)
    expect(lists[0]).toEqual(['el', 'el', ['101', '102'], 'Σκοπός 1'])
    expect(lists[2]).toEqual(['de', 'en', ['101', '102'], 'Store and/or access information on a device'])
  })

  it.each([
    ['no number of the manager', { TCF_CMP_ID: '' }, 'TCF_CMP_ID must be the number from 2 to 4095'],
    ['a number that no manager has', { TCF_CMP_ID: '1' }, 'TCF_CMP_ID must be'],
    ['a number beyond 12 bits', { TCF_CMP_ID: '4096' }, 'TCF_CMP_ID must be'],
    ['a version that is none', { TCF_CMP_VERSION: 'x' }, 'TCF_CMP_VERSION must be'],
    ['no list', { TCF_VENDOR_LIST: '' }, 'TCF_VENDOR_LIST must be the path of a vendor list'],
    ['a list that is not there', { TCF_VENDOR_LIST: '/none/list.json' }, 'TCF_VENDOR_LIST must be'],
    ['a folder as the list', { TCF_VENDOR_LIST: fakes }, 'TCF_VENDOR_LIST must be'],
    ['names in place of numbers', { TCF_VENDORS: 'Alpha' }, 'TCF_VENDORS must be numbers of companies'],
    ['a company that is not in the list', { TCF_VENDORS: '101,999' }, 'between them: 999 is not in it'],
    ['a company that was taken out', { TCF_VENDORS: '103' }, '103 is not in it'],
    ['a company with a link that is a program', { TCF_VENDORS: '104' }, '104 is not in it'],
    ['agreement by a change of page', { CONSENT_BY_ROUTE_CHANGE: 'true' }, 'is no choice'],
  ])('are refused with %s', async (_, env, message) => {
    expect(await read({ ...whole, ...env })).toEqual({ refused: expect.stringContaining(message) })
  })

  it.each([
    ['no JSON', '{'],
    ['no list', '{"vendors":{}}'],
    ['an older form', { gvlSpecificationVersion: 2 }],
    ['an older policy', { tcfPolicyVersion: 4 }],
    ['no purposes', { purposes: { 1: { id: 1 } } }],
  ])('are refused with a file of %s', async (_, content) => {
    const path = fileWith('list.json', content)
    expect(await read({ ...whole, TCF_VENDOR_LIST: path })).toEqual({
      refused: expect.stringMatching(/^TCF_VENDOR_LIST must be the path of a vendor list of IAB Europe/),
    })
  })

  it('are refused with a translation that is none, or lacks texts', async () => {
    for (const content of ['{}', { purposes: {} }]) {
      fileWith('purposes-de.json', content)
      expect(await read({ ...whole, TCF_TRANSLATIONS: folder })).toEqual({
        refused: expect.stringContaining('purposes-de.json is none'),
      })
    }
  })
})
