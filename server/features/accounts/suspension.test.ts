import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  homes,
  identity,
  newKey,
  openContact,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { engines } from '#server/database/testing/engines.ts'
import { sentenceIn } from '#server/http/replies/messages.ts'
import { reinstate, suspend } from './suspension.ts'
import { logIn, newUser } from './testing/people.ts'

const because = 'Two ads of homes that do not exist.'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('an account that is suspended', () => {
    let portal: TestContact
    beforeAll(async () => {
      portal = await openContact(engine)
    })
    afterAll(() => portal.close())

    const profile = '/api-next/user/profile/'
    const sentence = (name: 'suspended' | 'wrongCredentials') => sentenceIn('el', name)

    it('is signed in nowhere, and cannot sign in until it is reinstated', async () => {
      const { email, browser } = await newUser(portal)
      const elsewhere = await portal.browser('203.0.113.77').arrive()
      await logIn(elsewhere, email)
      expect((await elsewhere.ask(profile)).status).toBe(200)
      await portal.run(suspend(email, because))
      for (const one of [browser, elsewhere]) expect((await one.ask(profile)).status).toBe(401)

      const refused = await logIn(browser, email)
      expect([refused.status, refused.text]).toEqual([401, expect.stringContaining(sentence('suspended'))])
      // Without the password the reply does not mention it.
      expect((await logIn(browser, email, 'άλλος-κωδικός')).text).toContain(sentence('wrongCredentials'))

      await portal.run(reinstate(email))
      expect((await logIn(browser, email)).status).toBe(200)
      expect((await browser.ask(profile)).status).toBe(200)
    })

    it('is told why, and when it is over', async () => {
      const { email } = await newUser(portal)
      await portal.run(Effect.andThen(suspend(email, because), reinstate(email)))
      await portal.run(reinstate(email))
      const told = (await portal.mailsTo(email)).slice(-2)
      expect(told.map(({ kind }) => kind)).toEqual(['accountSuspended', 'accountReinstated'])
      expect(told[0]?.data['because']).toBe(because)
    })

    it('is gone for those it wrote with, as long as that lasts', async () => {
      const seeker = await portal.person()
      const { advertiser } = portal
      const message = { listingId: homes.agency, key: newKey(), text: 'Είναι ακόμη διαθέσιμο;' }
      const sent = await seeker.browser.json('/api-next/contact/message/', {
        ...message,
        ...identity(seeker.email),
      })
      expect(sent.status).toBe(200)
      const counterpart = async () => {
        const list = await advertiser.browser.ask('/api-next/messages/')
        return (list.at('conversations', '0', 'counterpart') as { readonly isGone: boolean }).isGone
      }
      expect(await counterpart()).toBe(false)
      await portal.run(suspend(seeker.email, because))
      expect(await counterpart()).toBe(true)
      await portal.run(reinstate(seeker.email))
      expect(await counterpart()).toBe(false)
    })

    it('cannot be contacted', async () => {
      const methods = async () =>
        (await portal.stranger().ask(`/api-next/listings/${homes.agency}/contact/`)).at('methods')
      expect(await methods()).toContain('email')
      await portal.run(suspend(portal.advertiser.email, because))
      expect(await methods()).not.toContain('email')
      await portal.run(reinstate(portal.advertiser.email))
    })
  })
})
