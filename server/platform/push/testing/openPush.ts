import { createDecipheriv, type createECDH, hkdfSync } from 'node:crypto'

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/**
 * What a browser reads in a body that its push service hands over (RFC 8291, section 3.4). Throws for a body that is not
 * sealed for these keys.
 */
export function openPush(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs])
  const secret = derive(browser.computeSecret(theirs), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const sealed = body.subarray(21 + theirs.length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  if (plain.at(-1) !== 2) throw new Error('The last record is not marked as such')
  return plain.subarray(0, -1).toString()
}
