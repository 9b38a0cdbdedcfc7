import { expect, it } from 'vitest'
import { newToken } from './secretToken.ts'

it('has at least 128 bits, and a million of them are all different', () => {
  const tokens = new Set(Array.from({ length: 1_000_000 }, newToken))
  expect(tokens.size).toBe(1_000_000)
  const [first = ''] = tokens
  expect(Buffer.from(first, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
}, 60_000)
