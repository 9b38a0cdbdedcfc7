import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SwitchedLine {
  readonly port: number
  /** Leads new connections to another port on loopback; cuts the connections there are. */
  readonly lead: (to: number) => void
  readonly close: () => void
}

/** An address that stays while what stands behind it changes, as that of a database that fails over. */
export async function switchedLine(to: number): Promise<SwitchedLine> {
  const ends = new Set<Socket>()
  let target = to
  const listener = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const cut = () => {
      for (const end of [near, far]) {
        end.destroy()
        ends.delete(end)
      }
    }
    for (const end of [near, far]) ends.add(end.on('error', cut).on('close', cut))
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const cutAll = () => {
    for (const end of ends) end.destroy()
  }
  return {
    port: (listener.address() as AddressInfo).port,
    lead: (port) => {
      target = port
      cutAll()
    },
    close: () => {
      cutAll()
      listener.close()
    },
  }
}
