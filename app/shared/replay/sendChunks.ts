import { type ReplayChunk, replayLimits, replayPath } from '#domain/replay/replay.ts'

/** How long events wait for others, ms. */
const WAIT_MS = 5000

export interface ChunkSender {
  readonly add: (event: unknown) => void
  /** Sends what waits, also while the page closes. */
  readonly flush: () => void
  /** Forgets what waits. */
  readonly stop: () => void
}

interface SenderOptions {
  /** UUID of the replay. */
  readonly replay: string
  /** The server takes no more: recording ends. */
  readonly onEnd: () => void
}

/** Sends events in numbered chunks, one after the other. What waits is bounded; a replay that cannot be sent ends. */
export function sendChunks({ replay, onEnd }: SenderOptions): ChunkSender {
  let waiting: unknown[] = []
  let bytes = 0
  let number = 0
  let sending: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const end = () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    waiting = []
    onEnd()
  }
  const send = async () => {
    const events = waiting
    waiting = []
    bytes = 0
    const chunk: ReplayChunk = { replay, number: number++, events }
    // A second try may follow a first that arrived: the server takes the same chunk once.
    if (!(await posted(chunk)) && !(await posted(chunk))) end()
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (isOver || waiting.length === 0 || sending !== undefined) return
    if (number >= replayLimits.chunks) return end()
    sending = send().finally(() => {
      sending = undefined
      if (waiting.length > 0) later()
    })
  }
  const later = () => (timer ??= setTimeout(flush, WAIT_MS))

  return {
    add: (event) => {
      if (isOver) return
      const size = JSON.stringify(event).length
      // A page this large is not recorded, and one whose chunks do not leave.
      if (bytes + size > replayLimits.chunk / 2 && sending !== undefined) return end()
      waiting.push(event)
      bytes += size
      if (bytes > replayLimits.chunk / 4) flush()
      else later()
    },
    flush,
    stop: () => {
      isOver = true
      clearTimeout(timer)
      waiting = []
    },
  }
}

async function posted(chunk: ReplayChunk): Promise<boolean> {
  try {
    const reply = await fetch(replayPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(chunk),
    })
    return reply.ok
  } catch {
    return false
  }
}
