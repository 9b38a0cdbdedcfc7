import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'

export interface CutLine {
  readonly origin: string
  readonly close: () => void
}

/**
 * A line to a server that breaks when the server answers: what was asked is done, and nobody hears of it. `onAnswer`
 * is told first.
 */
export async function cutLine(to: string, onAnswer: () => void): Promise<CutLine> {
  const { hostname, port } = new URL(to)
  const listener = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.pipe(far)
    far.once('data', () => {
      onAnswer()
      near.destroy()
      far.destroy()
    })
    for (const end of [near, far]) end.on('error', () => undefined)
    far.on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port: own } = listener.address() as AddressInfo
  return { origin: `http://127.0.0.1:${own}`, close: () => void listener.close() }
}
