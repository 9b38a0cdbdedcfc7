import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { isKeyPair, sealPush, signPush } from './sealPush.ts'
import { openPush } from './testing/openPush.ts'

const newPair = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

it('is read by the browser that it is for, and by no other', () => {
  const [browser, other, auth] = [newPair(), newPair(), randomBytes(16)]
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') }
  const body = sealPush('{"title":"Παγκράτι"}', keys)
  expect(openPush(body, browser, auth)).toBe('{"title":"Παγκράτι"}')
  expect(() => openPush(body, other, auth)).toThrow('auth')
  expect(body.readUInt32BE(16)).toBe(4096)
})

it('says who sent it, to the push service alone, for half a day', () => {
  const pair = newPair()
  const sender = {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
    contact: 'https://estia.example',
  }
  const header = signPush(sender, 'https://push.example/send/abc', 1_000_000)
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(key).toBe(sender.publicKey)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: 1000 + 12 * 3600,
    sub: 'https://estia.example',
  })
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const asked = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), asked, Buffer.from(signature, 'base64url'))).toBe(
    true,
  )
})

it('knows a pair of keys', () => {
  const pair = newPair()
  const [publicKey, privateKey] = [pair.getPublicKey('base64url'), pair.getPrivateKey('base64url')]
  expect([
    isKeyPair(publicKey, privateKey),
    isKeyPair(publicKey, newPair().getPrivateKey('base64url')),
  ]).toEqual([true, false])
  expect(isKeyPair('x', 'y')).toBe(false)
})
