import { Redacted } from 'effect'
import { createHash } from 'node:crypto'
import type { S3mini } from 's3mini'
import type { MediaPlace } from '#server/platform/settings/mediaSettings.ts'
import { AT_ONCE, checked, type MediaFile, type MediaStore } from './MediaStore.ts'

/** How long a store may take for one request, body included, ms: a visitor waits for it. */
const LONGEST = 10_000

/** Files removed by one request. Some stores remove them one after the other, and take 10 s for a thousand. */
const REMOVED_AT_ONCE = 100

type Bucket = Extract<MediaPlace, { readonly kind: 'bucket' }>

/**
 * Many stores remove several objects at once only with the body's MD5, as Amazon's long did, and do not know the younger
 * digest that the client sends. It is the one body that is text.
 */
function withDigest({ headers, body }: RequestInit = {}): Headers {
  const all = new Headers(headers)
  if (typeof body === 'string' && body !== '')
    all.set('content-md5', createHash('md5').update(body).digest('base64'))
  return all
}

const within = (element: string, xml: string): string | undefined =>
  new RegExp(`<${element}>([^<]{1,300})`).exec(xml)?.[1]

/**
 * A refusal, in the store's own words: which region it expects, for one. The client keeps no more than their code, and
 * takes a bucket that is missing for a file that is.
 */
async function answered(response: Response): Promise<Response> {
  if (response.ok) return response
  const body = await response.text()
  const code = within('Code', body) ?? 'no reason'
  if (response.status === 404 && code !== 'NoSuchBucket') return new Response(body, response)
  throw new Error(`The store answers ${response.status}, ${code}: ${within('Message', body) ?? ''}`)
}

/** Loaded with the first file, so that who keeps media elsewhere pays nothing. */
async function connect({ address, region, keyId, secret }: Bucket): Promise<S3mini> {
  const { S3mini: Client } = await import('s3mini')
  return new Client({
    endpoint: address,
    region,
    accessKeyId: keyId,
    secretAccessKey: Redacted.value(secret),
    requestAbortTimeout: LONGEST,
    // What is signed for one place is sent to no other.
    fetch: async (input, init) =>
      answered(await fetch(input, { ...init, headers: withDigest(init), redirect: 'error' })),
  })
}

async function* listIn(client: Promise<S3mini>, folder: string): AsyncGenerator<readonly MediaFile[]> {
  let token: string | undefined
  do {
    const page = await (await client).listObjectsPaged('/', `${folder}/`, AT_ONCE, token)
    if (!page) throw new Error('There is no such bucket')
    // The client asks for everything whose name begins so.
    const isWithin = (key: string) => !key.slice(folder.length + 1).includes('/')
    const files = (page.objects ?? []).filter(({ Key }) => isWithin(Key))
    // Some stores send moments as text.
    yield files.map(({ Key, LastModified }) => ({ name: Key, at: new Date(LastModified).getTime() }))
    token = page.nextContinuationToken
  } while (token !== undefined)
}

/** Media as objects of a bucket: Amazon's S3, or any store that speaks its language. */
export function bucketStore(bucket: Bucket): MediaStore {
  let client: Promise<S3mini> | undefined
  const connected = () => (client ??= connect(bucket))
  return {
    read: async (name) => {
      const bytes = await (await connected()).getObjectArrayBuffer(checked(name))
      return bytes === null ? undefined : Buffer.from(bytes)
    },
    write: async (name, bytes, type) => {
      await (await connected()).putObject(checked(name), bytes, type)
    },
    remove: async (names) => {
      const all = names.map(checked)
      for (let at = 0; at < all.length; at += REMOVED_AT_ONCE) {
        const removed = await (await connected()).deleteObjects(all.slice(at, at + REMOVED_AT_ONCE))
        if (removed.includes(false)) throw new Error('The store removed not all that it was asked to')
      }
    },
    list: (folder) => listIn(connected(), folder),
  }
}
