/** A store on loopback that speaks S3, and refuses what is not signed as Amazon's is. */
import S3rver from '@20minutes/s3rver'
import { Redacted } from 'effect'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaPlace } from '#server/platform/settings/mediaSettings.ts'

export interface FakeS3 {
  /** Its bucket, with the key that opens it. */
  readonly bucket: Extract<MediaPlace, { readonly kind: 'bucket' }>
  readonly close: () => Promise<void>
}

/** The one key that it knows, of its own making. */
const key = 'S3RVER'

export async function startS3(name = 'estia'): Promise<FakeS3> {
  const directory = mkdtempSync(join(tmpdir(), 'estia-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name }],
  })
  // It takes the last slash from a bucket's address before it looks at the signature, which Amazon leaves where it is.
  server.middleware.splice(-1, 0, (context, next) => {
    if (context.path === `/${name}/`) {
      context.state.vhost = true
      context.mountPath = '/'
    }
    return next()
  })
  await server.run()
  const address = server.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port')
  return {
    bucket: {
      kind: 'bucket',
      address: `http://127.0.0.1:${address.port}/${name}`,
      region: 'eu-south-1',
      keyId: key,
      secret: Redacted.make(key),
    },
    close: async () => {
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
