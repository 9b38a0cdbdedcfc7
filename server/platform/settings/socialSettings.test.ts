import { ConfigProvider, Effect, Redacted } from 'effect'
import { describe, expect, it } from 'vitest'
import { readSocialSettings } from './socialSettings.ts'

const read = (env: Record<string, string>) =>
  Effect.runPromise(
    Effect.result(
      Effect.provideService(
        readSocialSettings,
        ConfigProvider.ConfigProvider,
        ConfigProvider.fromEnv({ env }),
      ),
    ),
  )

const pem = '-----BEGIN PRIVATE KEY-----\\nMIGT\\n-----END PRIVATE KEY-----'

describe('social sign-in', () => {
  it('is off where nothing is set', async () => {
    expect(await read({ GOOGLE_CLIENT_SECRET: 'alone' })).toMatchObject({ _tag: 'Success', success: {} })
  })

  it('takes a secret, or a key to make one from', async () => {
    const result = await read({
      GOOGLE_CLIENT_ID: 'portal',
      GOOGLE_CLIENT_SECRET: 'hush',
      APPLE_CLIENT_ID: 'gr.estia',
      APPLE_TEAM_ID: 'ABCDE12345',
      APPLE_KEY_ID: 'FGHIJ67890',
      APPLE_PRIVATE_KEY: pem,
      FACEBOOK_CLIENT_ID: '42',
      FACEBOOK_CLIENT_SECRET: 'hush',
      FACEBOOK_ISSUER: 'http://127.0.0.1:9000',
    })
    if (result._tag === 'Failure') throw result.failure
    const { google, apple, facebook } = result.success
    expect(google).toMatchObject({ issuer: 'https://accounts.google.com', clientId: 'portal' })
    expect(facebook).toMatchObject({ issuer: 'http://127.0.0.1:9000' })
    expect(apple?.proof).toMatchObject({ kind: 'key', teamId: 'ABCDE12345', keyId: 'FGHIJ67890' })
    const key = apple?.proof.kind === 'key' ? Redacted.value(apple.proof.privateKey) : ''
    expect(key.split('\n')).toHaveLength(3)
    expect(JSON.stringify(result.success)).not.toMatch(/hush|MIGT/)
  })

  it.each([
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'portal' }],
    ['APPLE_CLIENT_SECRET', { APPLE_CLIENT_ID: 'gr.estia', APPLE_TEAM_ID: 'ABCDE12345' }],
    ['APPLE_PRIVATE_KEY', { APPLE_PRIVATE_KEY: 'hush' }],
    ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'http://accounts.example' }],
    ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'http://127.0.0.1.evil.example' }],
    ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'https://user:hush@accounts.example' }],
    ['FACEBOOK_ISSUER', { FACEBOOK_ISSUER: 'javascript:alert(1)' }],
  ])('names %s when it cannot work, without repeating it', async (variable, env) => {
    const result = await read(env)
    if (result._tag === 'Success') throw new Error('accepted')
    expect(result.failure.variable).toBe(variable)
    expect(result.failure.message).not.toContain('hush')
  })
})
