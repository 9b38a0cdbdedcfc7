import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { isKeyPair, sealPush, signPush } from './sealPush.ts'

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** What a browser does with what its push service hands over (RFC 8291, section 3.4). */
function open(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs])
  const secret = derive(browser.computeSecret(theirs), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const sealed = body.subarray(21 + theirs.length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  expect(plain.at(-1)).toBe(2)
  return plain.subarray(0, -1).toString()
}

const newPair = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

it('is read by the browser that it is for, and by no other', () => {
  const [browser, other, auth] = [newPair(), newPair(), randomBytes(16)]
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') }
  const body = sealPush('{"title":"Παγκράτι"}', keys)
  expect(open(body, browser, auth)).toBe('{"title":"Παγκράτι"}')
  expect(() => open(body, other, auth)).toThrow('auth')
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
