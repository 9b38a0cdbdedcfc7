/** What a portal answers with a flag on and with it off: one row a flag. */
import { Effect, Option } from 'effect'
import { createECDH, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { newAlertHref } from '#domain/alerts/paths.ts'
import { collectPath } from '#domain/analytics/collector.ts'
import { streamPath } from '#domain/contact/contactPaths.ts'
import { defaultFlags } from '#domain/flags.ts'
import { engines } from '#server/database/testing/engines.ts'
import { eventCounts } from '#server/features/analytics/countsOf.ts'
import { EventCounts } from '#server/features/analytics/EventCounts.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { type ServedFlag, servedFlags } from './elsewhere.ts'

interface Row {
  readonly asks: (portal: TestContact) => Promise<unknown>
  readonly off: unknown
  readonly on: unknown
}

const writeKey = 'estia-test-key'
const newPair = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}

/** What the features need beside their flag. */
const settings = { analyticsKey: Option.some(writeKey), push: Option.some(newPair()) }

const event = {
  type: 'track',
  event: 'contact',
  properties: { kind: 'phone', listing_id: 7, type: 1, revenue: 0.5, qty: 1 },
  context: { Channel: 'Mobile' },
}
const batch = { writeKey, sentAt: '2026-11-27T10:00:00.000Z', batch: [event] }

const table: Readonly<Record<ServedFlag, Row>> = {
  realtimeNotifications: {
    asks: async (portal) => {
      const { browser } = await portal.person()
      return Promise.race([browser.ask(streamPath).then(({ status }) => status), sleep(300, 'stays open')])
    },
    off: 204,
    on: 'stays open',
  },
  alertsWithoutAccount: {
    asks: async (portal) =>
      (await portal.stranger().ask(newAlertHref('en', '/pwlhsh-katoikies/?prezzoMassimo=260000'))).status,
    off: 404,
    on: 200,
  },
  webPush: {
    asks: async (portal) => {
      const keys = { p256dh: newPair().publicKey, auth: randomBytes(16).toString('base64url') }
      const { browser } = await portal.person()
      const subscription = { endpoint: 'https://push.example/1', ...keys }
      return (await browser.json('/api-next/push/', subscription, { method: 'PUT' })).at('isKept')
    },
    off: false,
    on: true,
  },
  segmentTracking: {
    asks: async (portal) => (await portal.browser().json(`${collectPath}batch`, batch)).status,
    off: 404,
    on: 200,
  },
  preventBotTracking: {
    asks: async (portal) => {
      const headers = { 'user-agent': 'Googlebot/2.1' }
      await portal.browser().json(`${collectPath}batch`, batch, { headers })
      await portal.run(Effect.flatMap(EventCounts, ({ write }) => write))
      return (await portal.run(eventCounts(1))).length
    },
    off: 1,
    on: 0,
  },
}

describe.each(servedFlags)('%s', (name) => {
  const { asks, ...states } = table[name]

  it.each(['off', 'on'] as const)('%s', async (state) => {
    const [engine] = engines
    if (engine === undefined) throw new Error('no engine')
    // What is not to be counted is sent to a collector that counts.
    const around = name === 'preventBotTracking' ? { segmentTracking: true } : {}
    const flags = { ...defaultFlags, ...around, [name]: state === 'on' }
    const portal = await openContact(engine, { ...settings, flags })
    const found = await asks(portal)
    await portal.close()
    expect(found).toEqual(states[state])
  })
})
