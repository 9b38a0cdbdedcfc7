/**
 * Requests made up from the contract, a few hundred of each group, in process. `npm run test:faults -- --only 7` sends
 * twenty thousand of each over sockets, and asks pages too.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { bothEngines } from '#server/database/testing/engines.ts'
import { collect, inTurn } from './fuzz/collect.ts'
import { endpointProbes, endpointsOf, groupNames } from './fuzz/endpointProbes.ts'
import { type Judge, judgeOf } from './fuzz/judge.ts'
import type { Probe, ProbeAnswer } from './fuzz/Probe.ts'

const MANY = 150

describe.each(bothEngines.slice(0, 1))('$name', (engine) => {
  describe('requests made up from the contract', () => {
    let contact: TestContact
    let browsers: readonly Browser[]
    const connections: string[] = []
    const note = (message: unknown) => {
      const { _host: host } = (message as { socket: { _host?: string } }).socket
      connections.push(host ?? 'a socket')
    }
    beforeAll(async () => {
      subscribe('net.client.socket', note)
      contact = await openContact(engine)
      browsers = [contact.advertiser.browser, (await contact.person()).browser]
    })
    afterAll(() => {
      unsubscribe('net.client.socket', note)
      return contact.close()
    })

    let asked = 0
    const send = async ({ method, path, headers, body, isSignedIn }: Probe): Promise<ProbeAnswer> => {
      asked++
      const browser = isSignedIn ? browsers[asked % 2] : undefined
      const begun = performance.now()
      const {
        status,
        headers: sent,
        text,
      } = await (browser ?? contact.stranger()).ask(path, {
        method,
        headers: { 'x-forwarded-for': `10.9.${asked >> 8}.${asked % 256}`, ...headers },
        ...(body !== undefined && { body: new Uint8Array(body) }),
      })
      return { status, text, type: sent.get('content-type') ?? '', took: performance.now() - begun }
    }

    it.each(groupNames)(
      '%s answers them as the contract says, or refuses them with a sentence',
      async (group) => {
        const seed = String(inject('propertySeed'))
        const sources = endpointsOf(group).map((endpoint) => {
          const judge = judgeOf(endpoint)
          return endpointProbes(endpoint, seed).map((probe): [Probe, Judge] => [probe, judge])
        })
        expect(await collect(inTurn(sources as never), send, { many: MANY })).toEqual([])
      },
    )

    it('connects to nothing, whatever addresses stood in it', () => expect(connections).toEqual([]))
  })
})
