import { Buffer } from 'node:buffer'
import { brotliCompressSync, constants } from 'node:zlib'

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** Bytes that a file takes on its way, brotli at its best level. */
export const brotliSize = (content: string | Uint8Array): number =>
  brotliCompressSync(Buffer.from(content), { params }).length
