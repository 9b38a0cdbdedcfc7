/**
 * Everything the operator may set, read from the environment once, at the start.
 *
 * A bad value ends the program with one line that names the variable (see `ConfigurationProblem`);
 * values themselves are never repeated in messages, since some are secrets.
 */
import { Config, Context, Effect, Layer, Option, Redacted, Schema } from 'effect'
import { resolve } from 'node:path'
import { isFlagsKey } from '#domain/flagService/service.ts'
import { isWriteKey } from '#domain/analytics/collector.ts'
import { type FlagName, type Flags, flags } from '#domain/flags.ts'
import { type DatabaseSettings, embeddedDatabase, readDatabase } from './settings/databaseSettings.ts'
import { type MarketingService, readMarketing } from './settings/marketingSettings.ts'
import { type MediaPlace, readMediaPlace } from './settings/mediaSettings.ts'
import { isGeocoder, isService } from '#server/platform/settings/serviceUrl.ts'
import { type ObservabilitySettings, readObservability } from './settings/observabilitySettings.ts'
import { noLinks, type PortalLinks } from '#domain/account/User.ts'
import { type ReplaySetting, replaySettings } from '#domain/replay/replay.ts'
import type { Operator } from '#domain/site.ts'
import { type PushKeys, readPushKeys } from '#server/platform/settings/pushSettings.ts'
import { readLinks, readOperator, readOthersScripts, readStaff } from './settings/operatorSettings.ts'
import { type PaymentSettings, readPayments } from '#server/platform/settings/paymentSettings.ts'
import { readSentenceModel, type SentenceModelSettings } from './settings/sentenceModelSettings.ts'
import { readSocialSettings, type SocialSettings } from './settings/socialSettings.ts'
import { readTilesUrl } from './tilesUrl.ts'
import { readVendors, type VendorSettings } from '#server/platform/settings/vendorSettings.ts'
import { type ConfigurationProblem, variable } from '#server/platform/settings/variable.ts'

/** Exit code of a program that cannot start because of its configuration or its data folder. */
export const EXIT_CANNOT_START = 2

export interface Settings extends ObservabilitySettings, DatabaseSettings {
  /** Port the server listens on; 0 lets the system choose. */
  readonly port: number
  /** Address the server listens on; loopback unless the operator opens it. */
  readonly host: string
  /** Absolute path of the data folder. */
  readonly dataFolder: string
  /** Public origin without a trailing slash, as written in links and checked on writes. */
  readonly origin: string
  /** Number of own proxies: so many entries of `X-Forwarded-For`, from the right, are trusted. */
  readonly trustedProxies: number
  /** How long requests are still accepted after SIGTERM while `/readyz` is 503, seconds. */
  readonly drainSeconds: number
  /** How long to wait for that server at the start, seconds. */
  readonly databaseWaitSeconds: number
  /** Mail server. */
  readonly smtpUrl: Option.Option<Redacted.Redacted>
  /** The sender of mails: `Estia <no-reply@example.gr>`. */
  readonly mailFrom: Option.Option<string>
  /** Social sign-in: the providers that are configured. */
  readonly socialSignIn: SocialSettings
  /** Google One Tap for users who allow it: their pages load a script from Google. */
  readonly oneTap: boolean
  /** Who sends people what they agreed to be sent, beside the portal's own mails. */
  readonly marketing: Option.Option<MarketingService>
  /** Who runs the portal. A portal for the public does not start without (`operatorSettings.ts`). */
  readonly operator: Option.Option<Operator>
  /** The operator's pages outside the portal. */
  readonly links: PortalLinks
  /** The service that takes payments; nothing is sold without. */
  readonly payments: Option.Option<PaymentSettings>
  /** The email addresses of the accounts that moderate ads. */
  readonly moderators: readonly string[]
  /** Those of the accounts that see to the portal itself: its flags, its counts, its replays. */
  readonly operators: readonly string[]
  /** The key that measured events are sent under; nothing is measured without. */
  readonly analyticsKey: Option.Option<string>
  /** The keys under which alerts are pushed to browsers. */
  readonly push: Option.Option<PushKeys>
  /** Scripts of others that pages load for who agreed to them. */
  readonly othersScripts: readonly string[]
  /** The inbox that a made-up ad a minute is told to, to measure alerts. */
  readonly alertCanary: Option.Option<string>
  /** Which visits to the messages may be recorded, of users who agreed. */
  readonly sessionReplay: ReplaySetting
  /** The key under which open pages follow flags that the operator switches; they keep their flags without. */
  readonly flagsKey: Option.Option<string>
  /** How soon pages load and answer is counted, without consent: nothing of it is about a person. */
  readonly webVitals: boolean
  /** A change of page without a choice counts as agreement to all (specification section 4). */
  readonly consentByRouteChange: boolean
  /** Companies that visitors are asked about one by one (IAB's TCF); nothing of that exists without. */
  readonly vendors: Option.Option<VendorSettings>
  /** The contact for security reports: a public `mailto:` or `https:` address. */
  readonly securityContact: Option.Option<string>
  /** The operator's media store, if there is one: pictures that users send, and those of listings. */
  readonly media: Option.Option<MediaPlace>
  /** The operator's map tiles, if there are any, as a map loads them. Public: a key in it is not secret. */
  readonly tilesUrl: Option.Option<string>
  /** Search for street addresses, which we have none of our own for: Nominatim's or Photon's. May carry a key. */
  readonly geocoderUrl: Option.Option<Redacted.Redacted>
  /** A service for outlines of places, used before our own. May contain a key. */
  readonly polygonsUrl: Option.Option<Redacted.Redacted>
  /** A language model for words of sentences that the grammar does not read. */
  readonly sentenceModel: Option.Option<SentenceModelSettings>
  readonly flags: Flags
}

const DEFAULT_PORT = 3000
const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_DATA = '.estia'

const isUrl = (text: string, protocols: ReadonlyArray<string>): boolean =>
  protocols.includes(URL.parse(text)?.protocol ?? '')

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && isUrl(text, ['http:', 'https:']) && url.origin === text.replace(/\/$/, '')
}

/** `flags.socialLogin` is set by `ESTIA_FLAG_SOCIAL_LOGIN`. */
export const flagVariable = (flag: string): string =>
  `ESTIA_FLAG_${flag.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

const optionalUrl = (name: string, expected: string, protocols: ReadonlyArray<string>) =>
  variable(name, expected, (key) =>
    Config.option(
      Config.schema(Schema.String.check(Schema.makeFilter((text: string) => isUrl(text, protocols))), key),
    ),
  ).pipe(Effect.map(Option.map((text) => Redacted.make(text))))

const readFlag = ([name, flag]: [FlagName, { readonly default: boolean }]) =>
  variable(flagVariable(name), 'true or false', (key) =>
    Config.Boolean(key).pipe(Config.withDefault(flag.default)),
  ).pipe(Effect.map((value) => [name, value] as const))

const readFlags: Effect.Effect<Flags, ConfigurationProblem> = Effect.map(
  Effect.forEach(Object.entries(flags) as Array<[FlagName, { readonly default: boolean }]>, readFlag),
  (entries) => Object.fromEntries(entries) as Flags,
)

const readOrigin = (host: string, port: number) =>
  variable('ESTIA_ORIGIN', 'an origin such as https://example.gr, without a path', (key) =>
    Config.schema(Schema.String.check(Schema.makeFilter(isOrigin)), key).pipe(
      Config.withDefault(`http://${host.includes(':') ? `[${host}]` : host}:${port}`),
      Config.map((origin) => origin.replace(/\/$/, '')),
    ),
  )

/** More proxies than any setup has. */
const MOST_PROXIES = 10

/** A balancer that polls less often than this would send requests to a closed port. */
const LONGEST_DRAIN = 60

/** A database that was started beside the portal is there by then; at most, one that is first restored. */
const DATABASE_WAIT = { default: 30, most: 600 }

/** A whole number from 0 on; 0 without it, or another default. */
const countUpTo = (name: string, most: number, otherwise = 0) =>
  variable(name, `a number from 0 to ${most}`, (key) =>
    Config.schema(
      Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: most })),
      key,
    ).pipe(Config.withDefault(otherwise)),
  )

/** One address, with a name before it or without. */
const isSender = (text: string): boolean =>
  /^(?:[^\r\n<>]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(text)

const optionalSender = variable('MAIL_FROM', 'an address such as Estia <no-reply@example.gr>', (key) =>
  Config.option(Config.schema(Schema.String.check(Schema.makeFilter(isSender)), key)),
)

const isContact = (text: string): boolean =>
  /^mailto:[^\s<>@?]+@[^\s<>@?]+$/.test(text) || (/^\S+$/.test(text) && isUrl(text, ['https:']))

const optionalContact = variable('SECURITY_CONTACT', 'a mailto: or https: address', (key) =>
  Config.option(Config.schema(Schema.String.check(Schema.makeFilter(isContact)), key)),
)

const optionalCanary = variable('ALERT_CANARY', 'an email address', (key) =>
  Config.option(Config.schema(Schema.String.check(Schema.isPattern(/^[^\s,<>@]+@[^\s,<>@]+$/)), key)),
)

const publicKey = (isKey: (text: string) => boolean) => (key: string) =>
  Config.option(Config.schema(Schema.String.check(Schema.makeFilter(isKey)), key))

const expectedKey = 'from 8 to 64 letters, digits, hyphens or underscores'

const optionalKey = variable('ANALYTICS_WRITE_KEY', expectedKey, publicKey(isWriteKey))

const optionalFlagsKey = variable('FLAGS_CLIENT_KEY', expectedKey, publicKey(isFlagsKey))

const optionalTiles = variable(
  'TILES_URL',
  'the http(s) address of a TileJSON or of a .pmtiles file',
  (key) =>
    Config.option(
      Config.schema(
        Schema.String.check(Schema.makeFilter((text: string) => readTilesUrl(text) !== undefined)),
        key,
      ),
    ),
).pipe(Effect.map(Option.flatMap((text) => Option.fromNullishOr(readTilesUrl(text)))))

const optionalService = (name: string, expected: string, test: (text: string) => boolean) =>
  variable(name, expected, (key) =>
    Config.option(Config.schema(Schema.String.check(Schema.makeFilter(test)), key)),
  ).pipe(Effect.map(Option.map((text) => Redacted.make(text))))

/** Reads every variable; the first bad one fails the whole. */
export const readSettings: Effect.Effect<Settings, ConfigurationProblem> = Effect.gen(function* () {
  const port = yield* variable('PORT', 'a port from 0 to 65535', (key) =>
    Config.schema(
      Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 65_535 })),
      key,
    ).pipe(Config.withDefault(DEFAULT_PORT)),
  )
  const host = yield* variable('HOST', 'an address to listen on', (key) =>
    Config.schema(Schema.String.check(Schema.isPattern(/^[\w.:-]+$/)), key).pipe(
      Config.withDefault(DEFAULT_HOST),
    ),
  )
  const dataFolder = yield* variable('ESTIA_DATA', 'a folder', (key) =>
    Config.NonEmptyString(key).pipe(Config.withDefault(DEFAULT_DATA)),
  )
  return {
    port,
    host,
    dataFolder: resolve(dataFolder),
    origin: yield* readOrigin(host, port),
    trustedProxies: yield* countUpTo('ESTIA_TRUSTED_PROXIES', MOST_PROXIES),
    drainSeconds: yield* countUpTo('ESTIA_DRAIN_SECONDS', LONGEST_DRAIN),
    ...(yield* readDatabase),
    databaseWaitSeconds: yield* countUpTo(
      'ESTIA_DATABASE_WAIT_SECONDS',
      DATABASE_WAIT.most,
      DATABASE_WAIT.default,
    ),
    smtpUrl: yield* optionalUrl('SMTP_URL', 'an smtp:// or smtps:// address', ['smtp:', 'smtps:']),
    mailFrom: yield* optionalSender,
    socialSignIn: yield* readSocialSettings,
    oneTap: yield* variable('GOOGLE_ONE_TAP', 'true or false', (key) =>
      Config.Boolean(key).pipe(Config.withDefault(false)),
    ),
    marketing: yield* readMarketing,
    operator: yield* readOperator,
    links: yield* readLinks,
    payments: yield* readPayments,
    ...(yield* readStaff),
    analyticsKey: yield* optionalKey,
    alertCanary: yield* optionalCanary,
    othersScripts: yield* readOthersScripts,
    push: yield* readPushKeys,
    sessionReplay: yield* variable('SESSION_REPLAY', 'off, on or all', (key) =>
      Config.schema(Schema.Literals(replaySettings), key).pipe(Config.withDefault('off' as const)),
    ),
    flagsKey: yield* optionalFlagsKey,
    webVitals: yield* variable('ESTIA_WEB_VITALS', 'true or false', (key) =>
      Config.Boolean(key).pipe(Config.withDefault(false)),
    ),
    consentByRouteChange: yield* variable('CONSENT_BY_ROUTE_CHANGE', 'true or false', (key) =>
      Config.Boolean(key).pipe(Config.withDefault(false)),
    ),
    vendors: yield* readVendors,
    securityContact: yield* optionalContact,
    media: yield* readMediaPlace,
    tilesUrl: yield* optionalTiles,
    geocoderUrl: yield* optionalService(
      'GEOCODER_URL',
      'the http(s) address of a search: …/search of Nominatim or …/api of Photon',
      isGeocoder,
    ),
    polygonsUrl: yield* optionalService(
      'POLYGONS_URL',
      'the http(s) address of a polygon service, without a fragment',
      isService,
    ),
    sentenceModel: yield* readSentenceModel,
    ...(yield* readObservability),
    flags: yield* readFlags,
  }
})

/** The settings in force. */
export class Configuration extends Context.Service<Configuration, Settings>()(
  'estia/platform/Configuration',
) {
  /** From the environment (or whatever `ConfigProvider` is in force). */
  static readonly layer: Layer.Layer<Configuration, ConfigurationProblem> = Layer.effect(
    Configuration,
    readSettings,
  )

  /** Defaults with some values replaced, for tests and tools; reads no environment. */
  static readonly layerOf = (settings: Partial<Settings>): Layer.Layer<Configuration> =>
    Layer.succeed(Configuration, { ...defaults(), ...settings })
}

const defaults = (): Settings => ({
  port: 0,
  host: DEFAULT_HOST,
  dataFolder: resolve(DEFAULT_DATA),
  origin: `http://${DEFAULT_HOST}:${DEFAULT_PORT}`,
  trustedProxies: 0,
  drainSeconds: 0,
  ...embeddedDatabase,
  databaseWaitSeconds: DATABASE_WAIT.default,
  smtpUrl: Option.none(),
  mailFrom: Option.none(),
  socialSignIn: {},
  oneTap: false,
  marketing: Option.none(),
  operator: Option.none(),
  links: noLinks,
  payments: Option.none(),
  moderators: [],
  operators: [],
  analyticsKey: Option.none(),
  alertCanary: Option.none(),
  othersScripts: [],
  push: Option.none(),
  sessionReplay: 'off',
  flagsKey: Option.none(),
  webVitals: false,
  consentByRouteChange: false,
  vendors: Option.none(),
  securityContact: Option.none(),
  media: Option.none(),
  tilesUrl: Option.none(),
  geocoderUrl: Option.none(),
  polygonsUrl: Option.none(),
  sentenceModel: Option.none(),
  collector: Option.none(),
  metricsToken: Option.none(),
  flags: Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, flag.default])) as Flags,
})
