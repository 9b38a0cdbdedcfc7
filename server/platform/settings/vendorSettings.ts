import { Config, Effect, Option, Schema } from 'effect'
import { createHash } from 'node:crypto'
import type { Vendors } from '#domain/consent/vendors.ts'
import type { Language } from '#domain/locale.ts'
import { ConfigurationProblem, variable } from './variable.ts'
import {
  listsOf,
  readTranslations,
  readVendorFile,
  vendorsIn,
} from '#server/platform/vendors/readVendorList.ts'

/** The companies that visitors are asked about, and the list that says what they do. */
export interface VendorSettings {
  readonly vendors: Vendors
  /** The list as JSON, by the language of its texts. */
  readonly files: ReadonlyMap<Language, string>
}

const expected = {
  TCF_VENDORS: 'numbers of companies in the vendor list, with commas between them',
  TCF_CMP_ID: 'the number from 2 to 4095 that IAB Europe gave to your consent manager, beside TCF_VENDORS',
  TCF_CMP_VERSION: 'a number from 1 to 4095, beside TCF_VENDORS',
  TCF_VENDOR_LIST:
    'the path of a vendor list of IAB Europe as JSON (specification version 3, policy version 5 or later), beside TCF_VENDORS',
  TCF_TRANSLATIONS: 'a folder with whole translations of the vendor list, such as purposes-el.json',
  CONSENT_BY_ROUTE_CHANGE: 'false where TCF_VENDORS names companies: going to another page is no choice',
} as const

const refuse = (name: keyof typeof expected, more = '') =>
  new ConfigurationProblem({ variable: name, expected: `${expected[name]}${more}` })

/** The fields of the string have 12 bits. */
const NUMBER_MAX = 4095

const numberFrom = (least: number) => (key: string) =>
  Config.option(
    Config.schema(
      Schema.NumberFromString.check(
        Schema.isInt(),
        Schema.isBetween({ minimum: least, maximum: NUMBER_MAX }),
      ),
      key,
    ),
  )

const text = (key: string) => Config.option(Config.NonEmptyString(key))

const readIds = variable('TCF_VENDORS', expected.TCF_VENDORS, (key) =>
  Config.schema(
    Schema.String.check(Schema.isPattern(/^\s*(?:[1-9]\d{0,4}\s*(?:,\s*[1-9]\d{0,4}\s*)*)?$/)),
    key,
  ).pipe(Config.withDefault('')),
).pipe(
  Effect.map((ids) => [...new Set(ids.split(',').flatMap((id) => (id.trim() === '' ? [] : Number(id))))]),
)

/** One of the variables; a missing one is refused as a wrong one. */
const needed = <A>(
  name: 'TCF_CMP_ID' | 'TCF_VENDOR_LIST',
  config: (key: string) => Config.Config<Option.Option<A>>,
) =>
  variable(name, expected[name], config).pipe(
    Effect.flatMap(Option.match({ onNone: () => Effect.fail(refuse(name)), onSome: Effect.succeed })),
  )

const readFiles = (ids: readonly number[]) =>
  Effect.gen(function* () {
    const path = yield* needed('TCF_VENDOR_LIST', text)
    const list = readVendorFile(path)
    if (list === undefined) return yield* refuse('TCF_VENDOR_LIST')
    const vendors = vendorsIn(list, ids)
    if (typeof vendors === 'number') return yield* refuse('TCF_VENDORS', `: ${vendors} is not in it`)
    const folder = yield* variable('TCF_TRANSLATIONS', expected.TCF_TRANSLATIONS, text)
    const translations = Option.isSome(folder) ? readTranslations(folder.value, list) : new Map()
    if (typeof translations === 'string')
      return yield* refuse('TCF_TRANSLATIONS', `: ${translations} is none`)
    const lists = listsOf(list, vendors, translations)
    return { list, files: new Map([...lists].map(([language, one]) => [language, JSON.stringify(one)])) }
  })

const hashOf = (files: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update([...files.values()].join('\n'))
    .digest('hex')
    .slice(0, 16)

/** None by default; all or nothing where companies are named. */
export const readVendors: Effect.Effect<Option.Option<VendorSettings>, ConfigurationProblem> = Effect.gen(
  function* () {
    const ids = (yield* readIds).toSorted((a, b) => a - b)
    if (ids.length === 0) return Option.none()
    const cmpId = yield* needed('TCF_CMP_ID', numberFrom(2))
    const version = yield* variable('TCF_CMP_VERSION', expected.TCF_CMP_VERSION, numberFrom(1))
    const agreesByRouteChange = yield* variable('CONSENT_BY_ROUTE_CHANGE', 'true or false', (key) =>
      Config.Boolean(key).pipe(Config.withDefault(false)),
    )
    if (agreesByRouteChange) return yield* refuse('CONSENT_BY_ROUTE_CHANGE')
    const { list, files } = yield* readFiles(ids)
    return Option.some({
      vendors: {
        cmpId,
        cmpVersion: Option.getOrElse(version, () => 1),
        policyVersion: list.tcfPolicyVersion,
        ids,
        list: hashOf(files),
      },
      files,
    })
  },
)
