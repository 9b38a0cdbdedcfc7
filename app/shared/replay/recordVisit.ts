import { record } from '@rrweb/record'
import { constants } from '#domain/constants.ts'
import { masked } from './maskEvents.ts'
import { sendChunks } from './sendChunks.ts'

/** Events that show that the user is at the page. */
const signs = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Records a visit to the messages, with everything personal masked, until it is ended. A visit without such an
 * event for five minutes ends too; the next event begins another. Returns what ends it.
 */
export function recordVisit(): () => void {
  let stop: (() => void) | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let isRefused = false

  const rest = () => {
    stop?.()
    stop = undefined
  }
  const begin = () => {
    stop = recording(() => {
      isRefused = true
      rest()
    })
  }
  const live = () => {
    clearTimeout(idle)
    idle = setTimeout(rest, constants.sessionReplay.idleTimeoutMs)
    if (stop === undefined && !isRefused) begin()
  }
  for (const sign of signs) addEventListener(sign, live, { capture: true, passive: true })
  live()
  return () => {
    clearTimeout(idle)
    for (const sign of signs) removeEventListener(sign, live, { capture: true })
    rest()
  }
}

/** One replay; `onEnd` is called where the server takes no more of it. */
function recording(onEnd: () => void): () => void {
  const sender = sendChunks({ replay: crypto.randomUUID(), onEnd })
  const stop = record({
    emit: (event) => sender.add(masked(event)),
    maskAllInputs: true,
    maskTextSelector: '*',
    blockSelector: 'img, picture, video, canvas, iframe',
    slimDOMOptions: 'all',
    sampling: { mousemove: 100, scroll: 150, input: 'last' },
  })
  const leave = () => document.visibilityState === 'hidden' && sender.flush()
  document.addEventListener('visibilitychange', leave)
  return () => {
    document.removeEventListener('visibilitychange', leave)
    stop?.()
    sender.flush()
  }
}
