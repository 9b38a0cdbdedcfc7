import { HttpServerResponse } from 'effect/http'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CachedResponse } from './CachedResponse.ts'
import { jsonReplyOf } from './SerializedJson.ts'

const text = JSON.stringify({ listings: Array.from({ length: 25 }, () => 'Διαμέρισμα 80 τ.μ.') })

async function read(reply: HttpServerResponse.HttpServerResponse) {
  const response = HttpServerResponse.toWeb(reply)
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    type: response.headers.get('content-type'),
    encoding: response.headers.get('content-encoding'),
    bytes,
  }
}

describe('CachedResponse', () => {
  it.each(['', 'identity', 'br', 'gzip;q=0', 'deflate, gzip; q=0.0', 'gzip;q=0, br'])(
    'is given as it is to who takes %j',
    async (accepted) => {
      const kept = new CachedResponse([Buffer.from(text)])
      for (let round = 0; round < 3; round++) {
        const { type, encoding, bytes } = await read(jsonReplyOf(kept.written(accepted)))
        expect([type, encoding, bytes.toString()]).toEqual(['application/json', null, text])
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  )

  it.each(['gzip', 'br, GZIP', 'gzip;q=0.5', 'deflate, gzip;q=1.0, *;q=0.5'])(
    'is compressed once for who takes %j, and says the same',
    async (accepted) => {
      const kept = new CachedResponse([Buffer.from(text)])
      expect((await read(jsonReplyOf(kept.written(accepted)))).bytes.toString()).toBe(text)
      await expect.poll(async () => (await read(jsonReplyOf(kept.written(accepted)))).encoding).toBe('gzip')
      const { type, bytes } = await read(jsonReplyOf(kept.written(accepted)))
      expect(type).toBe('application/json')
      expect(bytes.length).toBeLessThan(text.length / 4)
      expect(gunzipSync(bytes).toString()).toBe(text)
    },
  )
})
