/** Where media are stored, if not in the default place: read with the rest of the configuration. */
import { Config, Effect, Option, Redacted, Schema } from 'effect'
import { fileURLToPath } from 'node:url'
import { ConfigurationProblem, variable } from './variable.ts'

/** A folder that every process of the portal sees, or a bucket of a store that speaks S3. */
export type MediaPlace =
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 'bucket'
      /** With the bucket, as its first folder or in the host's name. */
      readonly address: string
      readonly region: string
      readonly keyId: string
      readonly secret: Redacted.Redacted
    }

/** The region for stores without regions. */
const USUAL_REGION = 'auto'

const isFolder = (url: URL): boolean => url.protocol === 'file:' && url.host === '' && url.pathname !== '/'

/** One portal, one bucket: what lies in no row of its database is removed from it. */
const isBucket = ({ protocol, pathname, search, hash, username, password }: URL): boolean =>
  ['http:', 'https:'].includes(protocol) &&
  /^\/[\w.-]*\/?$/.test(pathname) &&
  search + hash + username + password === ''

const isPlace = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && (isFolder(url) || isBucket(url))
}

const text = (name: string, expected: string, test: (value: string) => boolean) =>
  variable(name, expected, (key) =>
    Config.option(Config.schema(Schema.String.check(Schema.makeFilter(test)), key)),
  )

const required = (name: string, value: Option.Option<string>) =>
  Option.isSome(value)
    ? Effect.succeed(value.value)
    : new ConfigurationProblem({ variable: name, expected: 'set with the http(s) address in MEDIA_URL' })

/** The place that is configured, if one is. */
export const readMediaPlace: Effect.Effect<Option.Option<MediaPlace>, ConfigurationProblem> = Effect.gen(
  function* () {
    const address = yield* text(
      'MEDIA_URL',
      'file: with an absolute path, or the http(s) address of a bucket without its keys',
      isPlace,
    )
    const keyId = yield* text('S3_ACCESS_KEY_ID', 'the id of a key', (id) => /^\S{1,128}$/.test(id))
    const secret = yield* text('S3_SECRET_ACCESS_KEY', 'the secret of a key', (value) => /^\S+$/.test(value))
    const region = yield* text('S3_REGION', 'a region such as eu-south-1', (name) => /^[\w-]+$/.test(name))
    if (Option.isNone(address)) return Option.none()
    const url = new URL(address.value)
    if (url.protocol === 'file:') return Option.some({ kind: 'folder', path: fileURLToPath(url) })
    return Option.some({
      kind: 'bucket',
      address: address.value.replace(/\/+$/, ''),
      region: Option.getOrElse(region, () => USUAL_REGION),
      keyId: yield* required('S3_ACCESS_KEY_ID', keyId),
      secret: Redacted.make(yield* required('S3_SECRET_ACCESS_KEY', secret)),
    })
  },
)
