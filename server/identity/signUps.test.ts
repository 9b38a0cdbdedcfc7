/**
 * Whose account an address becomes that strangers typed too. Its owner alone reads its mails; each case is an order of
 * events, and says with which password the account opens at the end. A stranger's never does.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import keepSignUpsApart from '#server/database/migrations/0015_sign_ups.ts'
import { engines } from '#server/database/testing/engines.ts'
import {
  openContact,
  type TestContact,
  homes,
  identity,
  newKey,
} from '#server/features/contact/testing/openContact.ts'
import { openSocial, type TestSocial } from '#server/features/accounts/social/testing/openSocial.ts'
import { Popup } from '#server/features/accounts/social/testing/Popup.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { logIn, mailedToken, newEmail, signUpForm } from '#server/features/accounts/testing/people.ts'

const own = 'η λέξη του ιδιοκτήτη'
const chosen = 'μια καινούργια λέξη'
const strange = 'η λέξη του ξένου'
const strangePhone = '+306911111111'

const confirmPath = '/api-next/user/confirm-email/'
const resetPath = '/services/account/changePassword.php'

/** What a case does, with the browsers of the two and one more of the owner's. */
interface Scene {
  readonly email: string
  readonly owner: Browser
  readonly phone: Browser
  readonly stranger: Browser
  readonly strangerSignsUp: () => Promise<unknown>
  readonly ownerSignsUp: () => Promise<unknown>
  /** The token of the last mail that asks to confirm. */
  readonly link: () => Promise<string>
  readonly resetLink: () => Promise<string>
  readonly confirm: (browser: Browser, token: string, password?: string) => Promise<number>
  readonly reset: (browser: Browser, token: string, password: string) => Promise<unknown>
  readonly withGoogle: () => Promise<unknown>
}

interface Case {
  readonly name: string
  readonly play: (scene: Scene) => Promise<unknown>
  /** Opens the account at the end; none where it has no password, or is still to be confirmed. */
  readonly opens: string | undefined
}

const cases: readonly Case[] = [
  {
    name: 'the owner signs up and confirms in the same browser',
    play: async ({ ownerSignsUp, confirm, owner, link }) => {
      await ownerSignsUp()
      expect(await confirm(owner, await link())).toBe(200)
    },
    opens: own,
  },
  {
    name: 'the owner confirms on another device, with the password of the sign-up',
    play: async ({ ownerSignsUp, confirm, phone, link }) => {
      await ownerSignsUp()
      expect(await confirm(phone, await link())).toBe(422)
      expect(await confirm(phone, await link(), own)).toBe(200)
    },
    opens: own,
  },
  {
    name: 'the owner confirms on another device, with another password',
    play: async ({ ownerSignsUp, confirm, phone, link }) => {
      await ownerSignsUp()
      expect(await confirm(phone, await link(), 'abc')).toBe(422)
      expect(await confirm(phone, await link(), '123456')).toBe(422)
      expect(await confirm(phone, await link(), chosen)).toBe(200)
    },
    opens: chosen,
  },
  {
    name: 'a stranger signs up, and the owner presses confirm',
    play: async ({ strangerSignsUp, confirm, owner, link }) => {
      await strangerSignsUp()
      expect(await confirm(owner, await link())).toBe(422)
    },
    opens: undefined,
  },
  {
    name: 'a stranger signs up, and the owner confirms with a password',
    play: async ({ strangerSignsUp, confirm, owner, link }) => {
      await strangerSignsUp()
      expect(await confirm(owner, await link(), chosen)).toBe(200)
    },
    opens: chosen,
  },
  {
    name: 'the stranger first, then the owner, who confirms the own link',
    play: async ({ strangerSignsUp, ownerSignsUp, confirm, owner, link }) => {
      await strangerSignsUp()
      const first = await link()
      await ownerSignsUp()
      expect(await confirm(owner, await link())).toBe(200)
      expect(await confirm(owner, first, chosen)).toBe(410)
    },
    opens: own,
  },
  {
    name: 'the owner first, then the stranger; the owner confirms the own, earlier link',
    play: async ({ strangerSignsUp, ownerSignsUp, confirm, owner, link }) => {
      await ownerSignsUp()
      const first = await link()
      await strangerSignsUp()
      expect(await confirm(owner, first)).toBe(200)
      expect(await confirm(owner, await link(), chosen)).toBe(410)
    },
    opens: own,
  },
  {
    name: 'the owner first, then the stranger; the owner follows the last link',
    play: async ({ strangerSignsUp, ownerSignsUp, confirm, owner, link }) => {
      await ownerSignsUp()
      await strangerSignsUp()
      expect(await confirm(owner, await link())).toBe(422)
      expect(await confirm(owner, await link(), own)).toBe(200)
    },
    opens: own,
  },
  {
    name: 'the stranger tries to sign in meanwhile, which mails the link once more',
    play: async ({ strangerSignsUp, confirm, owner, stranger, link, email }) => {
      await strangerSignsUp()
      expect((await logIn(stranger, email, strange)).status).toBe(401)
      expect(await confirm(owner, await link())).toBe(422)
      expect(await confirm(owner, await link(), chosen)).toBe(200)
    },
    opens: chosen,
  },
  {
    name: 'a reset in between ends what the stranger began',
    play: async ({ strangerSignsUp, confirm, reset, owner, link, resetLink }) => {
      await strangerSignsUp()
      await reset(owner, await resetLink(), chosen)
      expect(await confirm(owner, await link(), own)).toBe(410)
    },
    opens: chosen,
  },
  {
    name: 'a sign-in by a provider in between ends what the stranger began',
    play: async ({ strangerSignsUp, withGoogle, confirm, owner, link }) => {
      await strangerSignsUp()
      await withGoogle()
      expect(await confirm(owner, await link(), own)).toBe(410)
    },
    opens: undefined,
  },
  {
    name: 'the stranger signs up after the owner confirmed',
    play: async ({ strangerSignsUp, ownerSignsUp, confirm, owner, link }) => {
      await ownerSignsUp()
      expect(await confirm(owner, await link())).toBe(200)
      await strangerSignsUp()
    },
    opens: own,
  },
]

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('an address that a stranger typed', () => {
    let social: TestSocial
    let next = 0
    beforeAll(async () => {
      social = await openSocial(engine)
    })
    afterAll(() => social.close())

    const visitor = () => social.accounts.browser(`203.0.113.${++next % 250}`).arrive()

    async function scene(): Promise<Scene> {
      const email = newEmail()
      const [owner, phone, stranger] = [await visitor(), await visitor(), await visitor()]
      const signUp = (browser: Browser, more: Record<string, string>) =>
        browser.form('/api-next/user/register/', { ...signUpForm(email), ...more })
      return {
        email,
        owner,
        phone,
        stranger,
        strangerSignsUp: () => signUp(stranger, { password: strange, phone: strangePhone, newsletter: '1' }),
        ownerSignsUp: () => signUp(owner, { password: own }),
        link: () => mailedToken(social.accounts, email, 'confirmEmail'),
        resetLink: async () => {
          await owner.form('/api-next/user/password-retrieve/', { email })
          return mailedToken(social.accounts, email, 'resetPassword')
        },
        confirm: async (browser, token, password) =>
          (await browser.form(confirmPath, { token, ...(password !== undefined && { password }) })).status,
        reset: (browser, token, pwd) => browser.form(resetPath, { token, pwd, pwdrip: pwd }),
        withGoogle: () => new Popup(owner).signIn('google', { email }),
      }
    }

    it.each(cases)('$name', async ({ play, opens }) => {
      const stage = await scene()
      await play(stage)
      for (const password of [own, chosen, strange]) {
        const isOpen = (await logIn(await visitor(), stage.email, password)).status === 200
        expect([password, isOpen]).toEqual([password, password === opens])
      }
      expect((await logIn(stage.stranger, stage.email, strange)).status).toBe(401)
      const [row] = await social.accounts.sql<{ phone: string; newsletter: boolean }>(
        (sql) => sql`SELECT phone, newsletter FROM accounts WHERE email = ${stage.email}`,
      )
      // Neither the stranger's number nor their consents come with the account.
      expect(row?.phone).not.toBe(strangePhone)
      expect(row?.newsletter).toBe(false)
    })

    it('keeps what the owner typed, who proves the sign-up by its password', async () => {
      const { ownerSignsUp, confirm, phone, link, email } = await scene()
      await ownerSignsUp()
      await confirm(phone, await link(), own)
      await logIn(phone, email, own)
      expect((await phone.ask('/api-next/user/profile/')).json).toMatchObject({
        name: 'Νεφέλη',
        phone: '+306900000000',
        consents: { communications: true, newsletter: false, chosenAt: expect.any(String) },
      })
    })

    it('one of ten who follow a link at once confirms it', async () => {
      const { ownerSignsUp, confirm, owner, link } = await scene()
      await ownerSignsUp()
      const token = await link()
      const all = await Promise.all(Array.from({ length: 10 }, () => confirm(owner, token)))
      expect(all.filter((status) => status === 200)).toHaveLength(1)
      expect(all.filter((status) => status === 410)).toHaveLength(9)
    })
  })

  describe.skipIf(engine.missing !== undefined)('what was written to an address', () => {
    let contact: TestContact
    beforeAll(async () => {
      contact = await openContact(engine)
    })
    afterAll(() => contact.close())

    it('is read by who reads its mails, though a stranger signed up with it', async () => {
      const email = 'other@demo.example'
      const seeker = await contact.person()
      await seeker.browser.json('/api-next/contact/message/', {
        ...identity(seeker.email),
        listingId: homes.other,
        key: newKey(),
        text: 'Καλημέρα σας',
        reason: 'visit',
      })
      const [stranger, owner] = [contact.stranger(), contact.stranger()]
      await stranger.form('/api-next/user/register/', signUpForm(email, strange))
      const token = await mailedToken(contact, email, 'confirmEmail')
      expect((await owner.form(confirmPath, { token, password: chosen })).status).toBe(200)
      expect((await logIn(stranger, email, strange)).status).toBe(401)
      expect((await stranger.ask('/api-next/messages/?lang=en')).status).toBe(401)
      expect((await logIn(owner, email, chosen)).status).toBe(200)
      expect((await owner.ask('/api-next/messages/?lang=en')).text).toContain('Καλημέρα')
    })
  })

  describe.skipIf(engine.missing !== undefined)('a sign-up from before sign-ups were kept apart', () => {
    it('keeps its link and its details, without a browser', async () => {
      const accounts = await openAccounts(engine)
      const browser = await accounts.browser().arrive()
      const [email, waiting] = [newEmail(), newEmail()]
      for (const one of [email, waiting]) await browser.form('/api-next/user/register/', signUpForm(one, own))
      const token = await mailedToken(accounts, email, 'confirmEmail')
      // As it was: one row an account, with its password, and the link among the other tokens.
      await accounts.sql((sql) =>
        Effect.gen(function* () {
          yield* sql`UPDATE accounts SET phone = sign_ups.phone, password_hash = sign_ups.password_hash,
            password_changed_at = sign_ups.created_at FROM sign_ups WHERE account_id = accounts.id`
          yield* sql`INSERT INTO account_tokens (token_hash, account_id, purpose, created_at, expires_at)
            SELECT token_hash, account_id, 'confirm', created_at, token_expires_at FROM sign_ups
            WHERE email = ${email}`
          yield* sql`DROP TABLE sign_ups`
          yield* Effect.provideService(keepSignUpsApart, SqlClient.SqlClient, sql)
          return yield* sql`SELECT 1`
        }),
      )
      expect(
        await accounts.sql((sql) => sql`SELECT id FROM accounts WHERE password_hash IS NOT NULL`),
      ).toEqual([])
      expect((await browser.form(confirmPath, { token })).status).toBe(422)
      expect((await browser.form(confirmPath, { token, password: own })).status).toBe(200)
      expect((await logIn(browser, email, own)).status).toBe(200)
      expect((await browser.ask('/api-next/user/profile/')).at('phone')).toBe('+306900000000')
      await browser.form('/api-next/user/logout/', {})
      // One whose link was lost gets another with the password.
      expect((await logIn(browser, waiting, own)).status).toBe(401)
      const again = await mailedToken(accounts, waiting, 'confirmEmail')
      expect((await browser.form(confirmPath, { token: again, password: own })).status).toBe(200)
      await accounts.close()
    })
  })
})
