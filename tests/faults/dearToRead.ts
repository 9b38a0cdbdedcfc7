import { Visitor } from '../bench/people/Visitor.ts'
import { hostileRequests, type HostileRequest } from '../security/parser/hostileRequests.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

/** ms; nothing hostile keeps the portal longer. */
const BAR = 50
/** Times that each is asked; the quickest counts, since the machine does other things. */
const TIMES = 5

/** Everything that is dear to read, each timed until its last byte. */
export const dearToRead: Fault = {
  id: 27,
  test: `Requests that are dear to read: ${hostileRequests.length} of them, deep, doubled, crossing themselves or beyond numbers`,
  bar: `each answered as it must be, within ${BAR} ms`,
  run: async () => {
    const portal = await PortalProcess.make(500, { ESTIA_TRUSTED_PROXIES: '1' })
    try {
      await portal.start()
      const visitor = new Visitor(portal.origin, '192.0.2.1')
      await visitor.ask('/api-next/auth/user/info/')
      let asked = 0
      const once = async ({ path, method = 'GET', type, body }: HostileRequest) => {
        const address = `10.0.${asked >> 8}.${asked++ % 256}`
        const begun = performance.now()
        const reply = await fetch(portal.origin + path, {
          method,
          headers: {
            ...visitor.at(address).headers(),
            ...(type !== undefined && { 'content-type': type }),
          },
          ...(body !== undefined && { body }),
        })
        await reply.arrayBuffer()
        return { status: reply.status, ms: performance.now() - begun }
      }
      const wrong: string[] = []
      let slowest = { name: '', ms: 0 }
      for (const request of hostileRequests) {
        const answers = []
        for (let at = 0; at < TIMES; at++) answers.push(await once(request))
        const ms = Math.min(...answers.map((answer) => answer.ms))
        const bad = answers.find(({ status }) => !request.statuses.includes(status))
        if (bad !== undefined) wrong.push(`${request.name}: ${bad.status}`)
        if (ms > BAR) wrong.push(`${request.name}: ${ms.toFixed(0)} ms`)
        if (ms > slowest.ms) slowest = { name: request.name, ms }
      }
      await portal.stop()
      return {
        measured: `slowest ${slowest.ms.toFixed(1)} ms (${slowest.name}); ${wrong.join('; ') || 'all as they must be'}`,
        ok: wrong.length === 0,
      }
    } finally {
      portal.remove()
    }
  },
}
