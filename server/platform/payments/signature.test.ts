import { describe, expect, it } from 'vitest'
import { isSigned, sign, TOLERANCE } from './signature.ts'

const [secret, body, now] = ['whsec_0123456789abcdef', '{"id":"evt_1"}', 1_790_000_000_000]
const header = sign(secret, body, now)

describe('a signed message', () => {
  it('is known', () => expect(isSigned(secret, body, header, now)).toBe(true))
  it('is known beside the signature of another secret', () =>
    expect(isSigned(secret, body, `${sign('other', body, now)},${header.split(',')[1]}`, now)).toBe(true))

  it.each([
    ['another body', secret, `${body} `, header, now],
    ['another secret', 'whsec_fedcba9876543210', body, header, now],
    ['an old message', secret, body, header, now + (TOLERANCE + 1) * 1000],
    ['a message of the future', secret, body, header, now - (TOLERANCE + 2) * 1000],
    ['a time that was changed', secret, body, header.replace('t=1790000000', 't=1790000001'), now],
    ['no signature', secret, body, `t=${now / 1000}`, now],
    ['a short signature', secret, body, `t=${now / 1000},v1=00`, now],
    ['no header', secret, body, '', now],
  ])('is refused: %s', (_, key, text, sent, at) => expect(isSigned(key, text, sent, at)).toBe(false))
})
