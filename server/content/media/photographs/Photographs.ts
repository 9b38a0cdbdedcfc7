import { Context, Effect, Layer, Schema, Semaphore } from 'effect'
import { Worker } from 'node:worker_threads'
import { photographRefusals } from '#domain/listing/photographs.ts'
import type { PhotographRead, ReadPhotograph } from './readPhotograph.ts'

/** Photographs that wait, with the one that is read: more are told to come back. */
const MOST_WAITING = 24

/** How long one may take, ms: a HEIC of the largest size takes a third on a slow machine. */
const LONGEST = 60_000

/** How long the thread stays without work, ms: it holds the memory of the largest picture that it read. */
const IDLE = 60_000

/** MB. A larger picture ends the thread, not the portal. */
const MEMORY = 1024

/** The file is no photograph that is taken, or cannot be read. */
export class PhotographRefused extends Schema.TaggedError<PhotographRefused>()('PhotographRefused', {
  reason: Schema.Literals(photographRefusals),
}) {}

/** So many wait already that this one would wait for minutes. */
export class PhotographsBusy extends Schema.TaggedError<PhotographsBusy>()('PhotographsBusy', {}) {}

/** One thread, started with the first photograph and ended when it has nothing to do. */
class PhotographThread {
  private worker: Worker | undefined
  private ending: NodeJS.Timeout | undefined

  /** Reads one; the caller asks for one at a time. */
  async read(bytes: Buffer): Promise<PhotographRead> {
    clearTimeout(this.ending)
    const worker = (this.worker ??= new Worker(new URL('./photographThread.entry.ts', import.meta.url), {
      execArgv: [],
      name: 'photographs',
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    }))
    worker.ref()
    const reply = await new Promise<PhotographRead>((resolve) => {
      const timer = setTimeout(() => fail(), LONGEST)
      const done = (read: PhotographRead) => {
        clearTimeout(timer)
        worker.off('message', done).off('error', fail).off('exit', fail)
        resolve(read)
      }
      // What ends the thread, or takes too long, cannot be read.
      const fail = () => {
        this.end()
        done({ refused: 'damaged' })
      }
      worker.on('message', done).on('error', fail).on('exit', fail)
      worker.postMessage(bytes)
    })
    this.worker?.unref()
    this.ending = setTimeout(() => this.end(), IDLE).unref()
    return reply
  }

  end(): void {
    clearTimeout(this.ending)
    const worker = this.worker
    this.worker = undefined
    // Errors after the end are of nobody's picture.
    worker?.on('error', () => undefined)
    void worker?.terminate()
  }
}

const make = Effect.gen(function* () {
  const thread = yield* Effect.acquireRelease(
    Effect.sync(() => new PhotographThread()),
    (one) => Effect.sync(() => one.end()),
  )
  const one = yield* Semaphore.make(1)
  let waiting = 0
  return {
    /** Reads a photograph, after those that came before it. */
    read: (bytes: Buffer): Effect.Effect<ReadPhotograph, PhotographRefused | PhotographsBusy> =>
      Effect.suspend((): Effect.Effect<ReadPhotograph, PhotographRefused | PhotographsBusy> => {
        if (waiting >= MOST_WAITING) return Effect.fail(new PhotographsBusy())
        waiting++
        return one
          .withPermits(1)(Effect.promise(() => thread.read(bytes)))
          .pipe(
            Effect.flatMap((read) =>
              'refused' in read
                ? Effect.fail(new PhotographRefused({ reason: read.refused }))
                : Effect.succeed(read),
            ),
            Effect.ensuring(Effect.sync(() => waiting--)),
          )
      }),
  }
})

/** Photographs that advertisers send, read one at a time on a thread beside the portal. */
export class Photographs extends Context.Service<Photographs, Effect.Success<typeof make>>()(
  'estia/media/Photographs',
) {
  static readonly layer: Layer.Layer<Photographs> = Layer.effect(Photographs, make)
}
