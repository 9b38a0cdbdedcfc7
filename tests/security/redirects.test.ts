/** Nobody is led away: by the address of a page, by where a sign-in leads, by a sentence that becomes a search. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAddress } from '#app/rendering/address.ts'
import { newAccount } from '#server/features/accounts/testing/people.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { engines } from '#server/database/testing/engines.ts'
import { stocked } from '#server/content/listings/testing/stockedEngine.ts'
import { isReadable } from '#server/http/pages/isReadable.ts'
import { canonicalPath } from '#server/http/pages/translatedAddresses.ts'
import { greece } from '#domain/geography/greece.ts'
import { redirectPayloads } from './redirects/payloads.ts'

const origin = 'https://estia.example'

/** Where a browser goes with it, from a page of ours. */
const isOurs = (to: string) => {
  const url = URL.parse(to, `${origin}/user/login/`)
  return url?.origin === origin && !/[\r\n]/.test(to)
}

/** Addresses with a payload in each place that an address has. */
const places = (payload: string): readonly string[] => [
  payload,
  `/${payload}`,
  `/el${payload}`,
  `/el/${payload}`,
  `/en/${payload}/`,
  `/de/wohnungen-haeuser-kaufen/${payload}`,
  `${payload}?theme=dark`,
  `${payload}?lingua=en&next=${payload}`,
  `/?theme=${payload}`,
  `/search-list/?path=${payload}&next=${payload}&backurl=${payload}`,
]

it('is tried with at least sixty', () => expect(new Set(redirectPayloads).size).toBeGreaterThanOrEqual(60))

describe('an address of a page', () => {
  it.each(redirectPayloads)('with %j in it leads to a page of ours, or nowhere', (payload) => {
    for (const address of places(payload).filter(isReadable)) {
      const [path = ''] = address.split('?')
      const moved = canonicalPath(path, greece)
      const read = readAddress(address)
      const leads = [moved, ...(read.kind === 'page' ? [] : [read.to])].filter((to) => to !== undefined)
      expect([address, leads.filter((to) => !isOurs(to))]).toEqual([address, []])
    }
  })
})

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('a call', () => {
    let accounts: TestAccounts
    let somebody: Awaited<ReturnType<typeof newAccount>>
    beforeAll(async () => {
      accounts = await openAccounts(stocked(engine))
      somebody = await newAccount(accounts)
    })
    afterAll(() => accounts.close())

    it.each(redirectPayloads.filter((_, at) => at % 8 === 0))(
      'to sign in leads to a page of ours with %j',
      async (url) => {
        const { email, password, browser } = somebody
        accounts.clock.advance(60 * 60_000)
        const reply = await browser.form('/api-next/user/login/', { email, password, url })
        expect(reply.status).toBe(200)
        const to = reply.at('url') as string | undefined
        expect(to === undefined || isOurs(to)).toBe(true)
      },
    )

    it.each(redirectPayloads.filter((_, at) => at % 4 === 0))(
      'that reads a sentence leads to a list of ours with %j',
      async (said) => {
        const reply = await somebody.browser.ask(
          `/api-next/search-list/sentence/?q=${encodeURIComponent(`${said} σπίτι`)}`,
        )
        expect([reply.status, isOurs(String(reply.at('href')))]).toEqual([200, true])
      },
    )
  })
})
