/** What became of changes that waited and was not told of yet. */

/** What became of changes that waited. */
export interface SentWaiting {
  readonly sent: number
  /** Changed on both sides: the person decides. */
  readonly asks: number
  readonly refused: number
}

export const nothingSent: SentWaiting = { sent: 0, asks: 0, refused: 0 }

let untold = nothingSent
const listeners = new Set<() => void>()

/** Adds to it. */
export function addSent({ sent, asks, refused }: SentWaiting): void {
  untold = { sent: untold.sent + sent, asks: untold.asks + asks, refused: untold.refused + refused }
  for (const listener of listeners) listener()
}

/** What was sent since it was last asked for. */
export function takeSent(): SentWaiting {
  const taken = untold
  untold = nothingSent
  return taken
}

/** Subscribes to what is sent. */
export function onSent(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
