import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { mailedToken, newEmail, password, signUpForm } from '#server/features/accounts/testing/people.ts'
import {
  homes,
  identity,
  newKey,
  openContact,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { engines } from '#server/database/testing/engines.ts'
import { countUnsolicited, mailboxOf, sweepUnsolicited } from './countUnsolicited.ts'

const dayMs = 24 * 3_600_000

it.each([
  ['Nefeli@Example.GR', 'nefeli@example.gr'],
  ['nefeli+estia@example.gr', 'nefeli@example.gr'],
  ['ne.fe.li+1@gmail.com', 'nefeli@gmail.com'],
  ['nefeli@googlemail.com', 'nefeli@gmail.com'],
  ['ne.feli@example.gr', 'ne.feli@example.gr'],
  ['nefeli@παράδειγμα.gr', 'nefeli@xn--hxajbheg2az3al.gr'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('mails that nobody is known to want', () => {
    let contact: TestContact
    beforeAll(async () => {
      contact = await openContact(engine)
    })
    afterAll(() => contact.close())

    /** Ways in which a stranger has a mail sent to an address that they type. */
    const ways: Readonly<Record<string, (browser: Browser, email: string) => Promise<unknown>>> = {
      'a sign-up': (browser, email) => browser.form('/api-next/user/register/', signUpForm(email)),
      'a sign-in before the confirmation': (browser, email) =>
        browser.form('/api-next/user/login/', { email, password }),
      'a new password': (browser, email) => browser.form('/api-next/user/password-retrieve/', { email }),
      'a contact': (browser, email) =>
        browser.json('/api-next/contact/message/', {
          ...identity(email),
          listingId: homes.agency,
          key: newKey(),
          text: 'Γεια σας',
          reason: 'visit',
        }),
    }
    const mails = async (spellings: readonly string[]) =>
      (await Promise.all(spellings.map((email) => contact.mailsTo(email)))).flat()

    it.each(Object.entries(ways))('are five in half an hour and ten a day by %s', async (_, ask) => {
      const email = newEmail()
      await contact.stranger().form('/api-next/user/register/', signUpForm(email))
      for (let n = 0; n < 12; n++) await ask(contact.stranger(), email)
      expect(await mails([email])).toHaveLength(5)
      for (let half = 0; half < 20; half++) {
        contact.clock.advance(31 * 60_000)
        await ask(contact.stranger(), email)
      }
      expect(await mails([email])).toHaveLength(10)
      contact.clock.advance(dayMs)
      await ask(contact.stranger(), email)
      expect(await mails([email])).toHaveLength(11)
    })

    it('are counted for all ways and spellings together, also for who asks at once', async () => {
      const email = newEmail()
      const spellings = [email, email.toUpperCase(), email.replace('@', '+a@'), email.replace('@', '+b@')]
      const asked = Object.values(ways).flatMap((ask) =>
        spellings.map((to) => () => ask(contact.stranger(), to)),
      )
      await Promise.all(asked.map((ask) => ask()))
      for (const ask of asked) await ask()
      expect(await mails(spellings)).toHaveLength(5)
    })

    it('do not keep the owner from a new password, in a browser that the account knows', async () => {
      const email = newEmail()
      const owner = contact.stranger()
      await owner.form('/api-next/user/register/', signUpForm(email))
      await owner.form('/api-next/user/confirm-email/', {
        token: await mailedToken(contact, email, 'confirmEmail'),
      })
      for (let n = 0; n < 8; n++)
        await contact.stranger().form('/api-next/user/password-retrieve/', { email })
      const before = (await mails([email])).length
      await owner.form('/api-next/user/password-retrieve/', { email })
      expect((await mails([email])).length).toBe(before + 1)
    })

    it('are forgotten with the transaction that put them, and after a day', async () => {
      const count = Effect.flatMap(SqlClient.SqlClient, (sql) => countUnsolicited(sql, 'x@example.gr'))
      const rows = () => contact.sql((sql) => sql`SELECT id FROM unsolicited_mails`)
      const before = (await rows()).length
      const undone = Effect.flatMap(SqlClient.SqlClient, (sql) =>
        sql.withTransaction(Effect.andThen(count, Effect.fail('undone' as const))),
      )
      expect(await contact.run(Effect.flip(undone))).toBe('undone')
      expect(await rows()).toHaveLength(before)
      await contact.run(count)
      contact.clock.advance(dayMs + 1)
      await contact.run(sweepUnsolicited)
      expect(await rows()).toHaveLength(0)
    })
  })
})
