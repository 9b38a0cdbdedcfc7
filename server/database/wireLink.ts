/**
 * What the two ends of one in-process connection share: a message port for the bytes and a few
 * counters in shared memory, so that the worker, which blocks while it computes, can wait for more
 * input and for room in the reader as a real server does on its socket.
 */
import type { MessagePort } from 'node:worker_threads'

/** Counters of one connection, indices into its `Int32Array`. */
export const Link = {
  /** Rises with every chunk the client posts; the worker waits on it for input. */
  sent: 0,
  /** Bytes posted by the worker that the client has not consumed; the worker waits on it for room. */
  unread: 1,
  /** 1 once the client is gone. */
  closed: 2,
  /** Bytes posted by the client that the worker has not taken; the client waits on it for room. */
  untaken: 3,
} as const

/** Counters of the whole worker, indices into its `Int32Array`. */
export const Status = {
  /** Rises with every run of the backend. */
  run: 0,
  /** Id of the connection being served, 0 while idle. */
  connection: 1,
  /** 1 while storage is short: new transactions are read-only. */
  readOnly: 2,
  /** Id of the connection that holds the backend (open transaction), 0 for none. */
  holder: 3,
} as const

export const newCounters = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(16))

/** Bytes on their way to the worker above which a writer is asked to wait. */
export const UNTAKEN_LIMIT = 2 * 1024 * 1024

/** Bytes that may wait unread in the client before the worker pauses. */
export const UNREAD_LIMIT = 4 * 1024 * 1024

export type ToWorker =
  | {
      readonly kind: 'connect'
      readonly id: number
      readonly port: MessagePort
      readonly link: Int32Array<SharedArrayBuffer>
    }
  | { readonly kind: 'close' }

export type FromWorker =
  | { readonly kind: 'ready'; readonly milliseconds: number; readonly program: WebAssembly.Module }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'log'; readonly line: string }

export interface PgliteWorkerData {
  /** Absolute folder of the cluster. */
  readonly folder: string
  /** Folder of a cluster that a new one begins as a copy of. */
  readonly template: string | undefined
  /** The compiled PostgreSQL of an earlier thread. */
  readonly program: WebAssembly.Module | undefined
  readonly status: Int32Array<SharedArrayBuffer>
}
