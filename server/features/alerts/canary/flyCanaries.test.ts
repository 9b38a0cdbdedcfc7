import { Option } from 'effect'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { expandAlerts } from '../expandAlerts.ts'

const inbox = 'canary@example.gr'

let portal: TestContact
beforeAll(async () => {
  const [engine] = engines
  if (engine === undefined) throw new Error('no engine')
  portal = await openContact(engine, { alertCanary: Option.some(inbox) })
})
afterAll(() => portal.close())

it('a made-up ad a minute is told to the inbox once, and is in no list', async () => {
  const before = await portal.stranger().ask('/api-next/search-list/listings/?idContratto=1&idCategoria=1')
  for (let turn = 0; turn < 3; turn++) await portal.run(expandAlerts)
  const mails = await portal.mailsTo(inbox)
  const canaries = await portal.sql<{ id: string; told: boolean }>(
    (sql) => sql`SELECT id::text, told_at IS NOT NULL AS told FROM alert_canaries ORDER BY id`,
  )
  // A minute may end between two turns.
  expect(canaries.length).toBeLessThanOrEqual(2)
  expect(mails.map(({ data }) => data['number'])).toEqual(canaries.map(({ id }) => id))
  const after = await portal.stranger().ask('/api-next/search-list/listings/?idContratto=1&idCategoria=1')
  expect(after.at('count')).toEqual(before.at('count'))
})

it('arrives when the mail server took it, and a missed one is counted', async () => {
  await portal.sql(
    (sql) => sql`UPDATE outbox SET sent_at = now() + interval '2 seconds' WHERE kind = 'alertCanary'`,
  )
  await portal.run(expandAlerts)
  const rows = await portal.sql<{ arrived: boolean }>(
    (sql) =>
      sql`SELECT arrived_at > at AS arrived FROM alert_canaries WHERE told_at IS NOT NULL ORDER BY id LIMIT 1`,
  )
  expect(rows).toEqual([{ arrived: true }])
})
