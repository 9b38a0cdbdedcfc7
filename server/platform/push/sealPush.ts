/** Messages to browsers as their push services take them: sealed for the browser alone (RFC 8291), signed (RFC 8292). */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'

/** The keys of a browser, base64url. */
export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
}

/** Who sends: its key pair of P-256, base64url, and an address for the operators of push services. */
export interface PushSender {
  readonly publicKey: string
  readonly privateKey: string
  readonly contact: string
}

/** Bytes of a record: a message is one. */
const RECORD = 4096

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** The body of a request to a push service, with the content coding `aes128gcm`. */
export function sealPush(text: string, { p256dh, auth }: BrowserKeys): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const pair = createECDH('prime256v1')
  const ours = pair.generateKeys()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const salt = randomBytes(16)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 marks the last record.
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed, cipher.getAuthTag()])
}

const HOURS_VALID = 12

const written = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The `authorization` of a request. `now`: ms. */
export function signPush(
  { publicKey, privateKey, contact }: PushSender,
  endpoint: string,
  now: number,
): string {
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: privateKey,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + HOURS_VALID * 3600,
    sub: contact,
  }
  const said = `${written({ typ: 'JWT', alg: 'ES256' })}.${written(claims)}`
  const key = { key: createPrivateKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  return `vapid t=${said}.${sign('sha256', Buffer.from(said), key).toString('base64url')}, k=${publicKey}`
}

/** Whether two keys are a pair. */
export function isKeyPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}
