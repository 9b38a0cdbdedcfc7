import { createHash, randomBytes } from 'node:crypto'

/** 256 bits: not to be guessed, whatever is tried. */
const TOKEN_BYTES = 32

/** A new random token, in characters that need no escaping in an address or a cookie. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** The stored hash of a token: a copy of the database cannot use it. A random token needs no slow hash. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
