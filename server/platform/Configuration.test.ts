import { ConfigProvider, Effect, Layer, Option, Redacted } from 'effect'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flags } from '#domain/flags.ts'
import { Configuration, flagVariable } from './Configuration.ts'

const read = (env: Record<string, string>) =>
  Effect.runPromise(
    Effect.result(
      Configuration.pipe(
        Effect.provide(
          Configuration.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env })))),
        ),
      ),
    ),
  )

const settings = async (env: Record<string, string>) => {
  const result = await read(env)
  if (result._tag === 'Failure') throw result.failure
  return result.success
}

describe('Configuration', () => {
  it('has a default for everything', async () => {
    const found = await settings({})
    expect(found).toMatchObject({ port: 3000, host: '127.0.0.1', origin: 'http://127.0.0.1:3000' })
    expect(found.dataFolder).toBe(resolve('.estia'))
    expect(Option.isNone(found.databaseUrl)).toBe(true)
    for (const [name, flag] of Object.entries(flags)) {
      expect(found.flags).toHaveProperty(name, flag.default)
    }
  })

  it('reads what is set, and takes an empty value for none', async () => {
    const found = await settings({
      PORT: '8080',
      HOST: '::1',
      ESTIA_ORIGIN: 'https://estia.example/',
      DATABASE_URL: 'postgres://user:secret@db/estia',
      SMTP_URL: '',
      TILES_URL: 'https://tiles.example/greece.pmtiles',
      ESTIA_FLAG_AUCTIONS: 'true',
      ESTIA_FLAG_SOCIAL_LOGIN: 'false',
    })
    expect(found).toMatchObject({ port: 8080, host: '::1', origin: 'https://estia.example' })
    expect(Option.map(found.databaseUrl, Redacted.value)).toEqual(
      Option.some('postgres://user:secret@db/estia'),
    )
    expect(Option.isNone(found.smtpUrl)).toBe(true)
    expect(found.tilesUrl).toEqual(Option.some('pmtiles://https://tiles.example/greece.pmtiles'))
    expect(found.flags).toMatchObject({ auctions: true, socialLogin: false })
  })

  it.each([
    ['SECURITY_CONTACT', 'security@estia.example'],
    ['SECURITY_CONTACT', 'http://estia.example/security'],
    ['SECURITY_CONTACT', 'mailto:a@estia.example\nExpires: never'],
    ['MEDIA_URL', 's3://bucket'],
    ['MEDIA_URL', 'file://host/folder'],
    ['MEDIA_URL', 'file:///'],
    ['MEDIA_URL', 'https://key:secret@s3.example/bucket'],
    ['MEDIA_URL', 'https://s3.example/bucket/folder'],
    ['S3_ACCESS_KEY_ID', 'two words'],
    ['PORT', '70000'],
    ['PORT', 'three'],
    ['HOST', 'a host'],
    ['ESTIA_ORIGIN', 'https://estia.example/path'],
    ['ESTIA_ORIGIN', 'estia'],
    ['ESTIA_TRUSTED_PROXIES', '-1'],
    ['ESTIA_TRUSTED_PROXIES', 'all'],
    ['DATABASE_URL', 'mysql://user:secret@db/estia'],
    ['SMTP_URL', 'https://mail'],
    ['MAIL_FROM', 'Portal'],
    ['MAIL_FROM', 'a@estia.example, b@estia.example'],
    ['MAIL_FROM', 'Estia <a@estia.example>\r\nBcc: <b@estia.example>'],
    ['GEOCODER_URL', 'ftp://geo.example/search'],
    ['GEOCODER_URL', 'https://geo.example/'],
    ['GEOCODER_URL', 'https://geo.example/search#top'],
    ['GEOCODER_URL', 'javascript:alert(1)'],
    ['POLYGONS_URL', 'file:///etc/passwd'],
    ['POLYGONS_URL', 'shapes.example'],
    ['POLYGONS_URL', 'https://%zz:secret@shapes.example/'],
    ['SENTENCE_MODEL_URL', 'ftp://models.example/v1'],
    ['SENTENCE_MODEL_URL', 'https://models.example/v1?key=secret'],
    ['SENTENCE_MODEL_URL', 'https://user:secret@models.example/v1'],
    ['SENTENCE_MODEL', 'two words'],
    ['SENTENCE_MODEL_KEY', 'sk\nsecret'],
    ['TILES_URL', 'pmtiles://greece.pmtiles'],
    ['ESTIA_FLAG_AUCTIONS', 'perhaps'],
  ])('names %s when it is %s, without repeating it', async (variable, value) => {
    const result = await read({ [variable]: value })
    if (result._tag === 'Success') throw new Error('accepted')
    expect(result.failure).toMatchObject({ _tag: 'ConfigurationProblem', variable })
    expect(result.failure.message).toMatch(new RegExp(`^${variable} must be [^\n]+$`))
    expect(result.failure.message).not.toContain(value)
  })

  it.each([
    'https://geo.example/search',
    'http://127.0.0.1:8080/search.php?key=secret',
    'https://user:secret@photon.example/api/',
  ])('takes the geocoder %s, as it is written', async (url) => {
    const { geocoderUrl } = await settings({ GEOCODER_URL: url })
    expect(Option.map(geocoderUrl, Redacted.value)).toEqual(Option.some(url))
  })

  it('reads a language model: its address and name together, and a key only over https or on loopback', async () => {
    const model = async (env: Record<string, string>) =>
      Option.getOrUndefined((await settings(env)).sentenceModel)
    const problem = async (env: Record<string, string>) => {
      const result = await read(env)
      return result._tag === 'Failure' ? result.failure.variable : undefined
    }
    const here = { SENTENCE_MODEL_URL: 'http://127.0.0.1:8080/v1/', SENTENCE_MODEL: 'qwen3:4b' }
    const there = { SENTENCE_MODEL_URL: 'https://models.example/v1', SENTENCE_MODEL: 'org/small' }
    const inside = { ...there, SENTENCE_MODEL_URL: 'http://models.internal:8000/v1' }
    expect(await model({})).toBeUndefined()
    expect(await model(here)).toEqual({
      endpoint: 'http://127.0.0.1:8080/v1',
      name: 'qwen3:4b',
      key: Option.none(),
    })
    expect(await model(inside)).toMatchObject({ endpoint: 'http://models.internal:8000/v1' })
    const keyed = await model({ ...there, SENTENCE_MODEL_KEY: 'sk-secret' })
    expect(Option.map(keyed?.key ?? Option.none(), Redacted.value)).toEqual(Option.some('sk-secret'))
    expect(JSON.stringify(keyed)).not.toContain('sk-secret')
    expect(await problem({ SENTENCE_MODEL: 'small' })).toBe('SENTENCE_MODEL')
    expect(await problem({ SENTENCE_MODEL_URL: there.SENTENCE_MODEL_URL })).toBe('SENTENCE_MODEL')
    expect(await problem({ SENTENCE_MODEL_KEY: 'sk-secret' })).toBe('SENTENCE_MODEL_KEY')
    expect(await problem({ ...inside, SENTENCE_MODEL_KEY: 'sk-secret' })).toBe('SENTENCE_MODEL_KEY')
  })

  it('reads where media are kept, and asks for the key to a bucket', async () => {
    const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    const place = async (env: Record<string, string>) => Option.getOrUndefined((await settings(env)).media)
    expect(await place(key)).toBeUndefined()
    expect(await place({ MEDIA_URL: 'file:///srv/my%20media' })).toEqual({
      kind: 'folder',
      path: '/srv/my media',
    })
    const address = 'https://s3.example/estia'
    const bucket = await place({ MEDIA_URL: `${address}/`, ...key })
    expect(bucket).toMatchObject({ kind: 'bucket', address, region: 'auto', keyId: 'id' })
    expect(await place({ MEDIA_URL: 'https://estia.s3.example', ...key })).toMatchObject({ kind: 'bucket' })
    const lacking = await read({ MEDIA_URL: address, S3_ACCESS_KEY_ID: 'id' })
    expect(lacking).toMatchObject({ failure: { variable: 'S3_SECRET_ACCESS_KEY' } })
  })

  it('writes flags as the specification writes names', () => {
    expect(flagVariable('saveListingWithoutLogin')).toBe('ESTIA_FLAG_SAVE_LISTING_WITHOUT_LOGIN')
  })
})
