import { Redacted } from 'effect'
import { decodeProtectedHeader, exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { clientSecret } from './clientSecret.ts'

const client = { issuer: 'https://appleid.apple.com', clientId: 'gr.estia' }

it('is the secret itself, where there is one', async () => {
  const proof = { kind: 'secret', secret: Redacted.make('hush') } as const
  expect(await clientSecret({ ...client, proof })).toBe('hush')
})

it('is signed with Apple’s key, for Apple and for a while', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const pem = Redacted.make(await exportPKCS8(privateKey))
  const proof = { kind: 'key', teamId: 'ABCDE12345', keyId: 'FGHIJ67890', privateKey: pem } as const
  const secret = await clientSecret({ ...client, proof })
  const { payload } = await jwtVerify(secret, publicKey, { audience: client.issuer, issuer: 'ABCDE12345' })
  expect(payload.sub).toBe('gr.estia')
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(2 * 86_400)
  expect(decodeProtectedHeader(secret)).toEqual({ alg: 'ES256', kid: 'FGHIJ67890' })
})
