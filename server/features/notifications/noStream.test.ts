import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { streamPath } from '#domain/contact/contactPaths.ts'
import { defaultFlags } from '#domain/flags.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openContact } from '#server/features/contact/testing/openContact.ts'

it.each([
  ['stays open', { ...defaultFlags, realtimeNotifications: true }, 'open'],
  ['is none, so that a browser does not ask again,', { ...defaultFlags, realtimeNotifications: false }, 204],
])('the event stream of an account %s by its flag', async (_, flags, state) => {
  const [engine] = engines
  if (engine === undefined) throw new Error('no engine')
  const portal = await openContact(engine, { flags })
  const { browser } = await portal.person()
  const ended = browser.ask(streamPath).then(({ status }) => status)
  expect(await Promise.race([ended, sleep(300, 'open')])).toBe(state)
  await portal.close()
})
