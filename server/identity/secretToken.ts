import { createHash, randomBytes } from 'node:crypto'

/** 256 bits: not to be guessed, whatever is tried. */
const TOKEN_BYTES = 32

/** A new random token, in letters that an address and a cookie take as they are. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is kept of a token: who reads the database cannot use it. A random token needs no slow hash. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
