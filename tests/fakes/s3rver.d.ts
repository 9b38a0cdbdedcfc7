/** The part that is used of a package without types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly directory: string
      readonly silent: boolean
      readonly vhostBuckets: boolean
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    readonly middleware: ((
      context: { readonly path: string; readonly state: { vhost?: boolean }; mountPath?: string },
      next: () => Promise<unknown>,
    ) => Promise<unknown>)[]
    run(): Promise<unknown>
    close(): Promise<void>
    readonly httpServer: Server
  }
}
