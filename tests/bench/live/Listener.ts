import { performance } from 'node:perf_hooks'
import { streamPath } from '#domain/contact/contactPaths.ts'
import type { Visitor } from '../people/Visitor.ts'

/** A page that is open: when it was told of what, by the number of the notification, ms. */
export class Listener {
  readonly told = new Map<number, number>()
  private readonly end = new AbortController()

  /** Opens the stream; ready when it says how things stand. */
  async open(browser: Visitor): Promise<this> {
    const stream = await browser.hear(streamPath, this.end.signal)
    return new Promise((resolve, reject) => {
      const read = async () => {
        const decoder = new TextDecoder()
        for await (const part of stream) {
          const text = decoder.decode(part, { stream: true })
          if (text.includes('event: start')) resolve(this)
          for (const [, id] of text.matchAll(/^id: (\d+)\ndata:/gm))
            this.told.set(Number(id), performance.now())
        }
      }
      read().catch((error: unknown) => (this.end.signal.aborted ? undefined : reject(error as Error)))
    })
  }

  close(): void {
    this.end.abort()
  }
}
