import { Option } from 'effect'
import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { purposesOf } from '#domain/site.ts'
import { covers } from '../../../tests/covers.ts'
import { siteOf } from './siteOf.ts'

const settings = {
  flags: defaultFlags,
  sessionReplay: 'off',
  othersScripts: [],
  push: Option.none(),
  analyticsKey: Option.none(),
  flagsKey: Option.none(),
  consentByRouteChange: false,
  operator: Option.none(),
  vendors: Option.none(),
  webVitals: false,
} as const

it.each([
  ['off', undefined, []],
  ['on', 0.5, ['replay']],
  ['all', 1, ['replay']],
] as const)(
  'with replay %s a share of %s of visits may be recorded, of those who are asked for %j',
  covers(
    'constants/replay-sampling-when-off',
    'constants/replay-sampling-when-on',
    'constants/replay-sampling-with-build-flag',
  ),
  (sessionReplay, share, purposes) => {
    const { services } = siteOf({ ...settings, sessionReplay })
    expect([services?.replay, services ? purposesOf(services) : []]).toEqual([share, purposes])
  },
)

it('asks for both where measuring is configured too', () => {
  const flags = { ...defaultFlags, segmentTracking: true }
  const { services } = siteOf({
    ...settings,
    flags,
    analyticsKey: Option.some('some-key'),
    sessionReplay: 'on',
  })
  expect(services && purposesOf(services)).toEqual(['measure', 'replay'])
})

it('asks for scripts of others where they are configured, and names them to pages', () => {
  const { services } = siteOf({ ...settings, othersScripts: ['https://tags.example/m.js'] })
  expect(services).toEqual({ others: ['https://tags.example/m.js'] })
  expect(services && purposesOf(services)).toEqual(['others'])
})

it('tells pages of companies, and not of their list, where they are configured', () => {
  const vendors = { cmpId: 2, cmpVersion: 1, policyVersion: 5, ids: [755], list: 'abc' }
  const { services } = siteOf({ ...settings, vendors: Option.some({ vendors, files: new Map() }) })
  expect(services).toEqual({ vendors })
  expect(services && purposesOf(services)).toEqual([])
})
