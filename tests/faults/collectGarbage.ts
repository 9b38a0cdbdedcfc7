import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/** What a Node process is started with, as `NODE_OPTIONS`, so that its garbage can be collected from outside. */
export const collectable = '--inspect=127.0.0.1:0'

/** Times, and ms from one to the next: what is freed at a collection's end is free for the next one. */
const [TIMES, PAUSE] = [2, 500] as const

/**
 * Has a process that was started `collectable` collect the garbage of its main thread, as it would where memory runs out.
 * @param complaints - what it has written to its error stream, where it says how it is reached
 */
export async function collectGarbage(complaints: string): Promise<void> {
  const address = [...complaints.matchAll(/Debugger listening on (ws:\S+)/g)].at(-1)?.[1]
  if (address === undefined) throw new Error('The process was not started collectable')
  const inspector = new WebSocket(address)
  await once(inspector, 'open')
  for (let id = 1; id <= TIMES; id++) {
    inspector.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await once(inspector, 'message')
    await setTimeout(PAUSE)
  }
  inspector.close()
}
