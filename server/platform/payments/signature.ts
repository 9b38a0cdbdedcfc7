/** Signatures of the payment service's messages: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** A message that is older, or from the future by more, is refused, seconds. */
export const TOLERANCE = 300

const hmac = (secret: string, seconds: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

/** The header of a message. `at`: ms since 1970. */
export function sign(secret: string, body: string, at: number): string {
  const seconds = String(Math.floor(at / 1000))
  return `t=${seconds},v1=${hmac(secret, seconds, body).toString('hex')}`
}

/** Whether a message is the service's, and of now. During a change of secrets it has several signatures. */
export function isSigned(secret: string, body: string, header: string, now: number): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2))
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(now / 1000 - Number(seconds)) > TOLERANCE) return false
  const expected = hmac(secret, seconds, body)
  return parts.some(([name, value = '']) => {
    const sent = Buffer.from(value, 'hex')
    return name === 'v1' && sent.length === expected.length && timingSafeEqual(sent, expected)
  })
}
