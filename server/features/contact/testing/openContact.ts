/** Homes to write about, who offers them and who looks for one, over an empty database, for tests. */
import { SqlClient } from 'effect/sql'
import { Effect } from 'effect'
import { randomUUID } from 'node:crypto'
import { hashOfToken, newToken } from '#server/identity/secretToken.ts'
import { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import type { TestEngine } from '#server/database/testing/engines.ts'
import { newPreSession } from '#server/http/csrf.ts'
import type { Settings } from '#server/platform/Configuration.ts'

/** Who is signed in, without having gone through the forms. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly browser: Browser
}

export interface TestContact extends TestAccounts {
  /** The same database, for another process that opens it; its end is that of the first. */
  readonly again: TestEngine
  /** Answers for the advertiser of `homes.agency`. */
  readonly advertiser: Person
  readonly person: (details?: { readonly email?: string; readonly phone?: string }) => Promise<Person>
  /** A browser on the portal without a session. */
  readonly stranger: () => Browser
}

/** Homes by who offers them and how. */
export const homes = {
  agency: 1,
  private: 2,
  court: 3,
  unreachable: 4,
  auction: 5,
  withdrawn: 6,
  other: 7,
} as const

export const advertiserEmail = 'agency@demo.example'

const writeStock = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO advertisers (id, type, name, phone, email) VALUES
    (1, 'agency', 'Μεσιτικό Γραφείο', '+302100000001', ${advertiserEmail}),
    (2, 'private', 'Ελένη Π.', NULL, 'owner@demo.example'),
    (3, 'court', 'Πλειστηριασμός', '+302100000003', NULL),
    (4, 'private', NULL, NULL, NULL),
    (5, 'agency', 'Άλλο Γραφείο', '+302100000005', 'other@demo.example')`
  const rows = [
    { id: homes.agency, by: 1, contract: 1, kind: 1, status: 1 },
    { id: homes.private, by: 2, contract: 2, kind: 1, status: 1 },
    { id: homes.court, by: 3, contract: 1, kind: 1, status: 1 },
    { id: homes.unreachable, by: 4, contract: 1, kind: 1, status: 1 },
    { id: homes.auction, by: 1, contract: 1, kind: 3, status: 1 },
    { id: homes.withdrawn, by: 1, contract: 1, kind: 1, status: 20 },
    { id: homes.other, by: 5, contract: 1, kind: 1, status: 1 },
  ]
  for (const { id, by, contract, kind, status } of rows)
    yield* sql`INSERT INTO listings (id, advertiser_id, created_at, modified_at, confirmed_at, price, surface,
        kind, contract, category, typology, status, tier, publisher_role)
      VALUES (${id}, ${by}, now(), now(), now(), 100000, 80, ${kind}, ${contract}, 1, 1, ${status}, 0, 1)`
})

let made = 0

/** Opens the calls with a stock of homes, at a moment of a test's own. */
export async function openContact(
  engine: TestEngine,
  settings: Partial<Settings> = {},
): Promise<TestContact> {
  const database = await engine.open()
  const again = {
    ...engine,
    open: () => Promise.resolve({ run: database.run, close: () => Promise.resolve() }),
  }
  const opened = await openAccounts(again, settings)
  const accounts = { ...opened, again, close: () => opened.close().then(database.close) }
  await accounts.run(writeStock)
  const stranger = (): Browser => {
    made++
    const browser = accounts.browser(`198.51.${made % 250}.${(made >> 8) + 1}`)
    browser.cookies.set('__Host-estia_pre', newPreSession(true).value)
    return browser
  }
  const person: TestContact['person'] = async ({ email, phone = '+306900000000' } = {}) => {
    const browser = stranger()
    const own = email ?? `seeker.${made}@example.gr`
    const [id, token] = [randomUUID(), newToken()]
    const at = new Date()
    await accounts.sql((sql) =>
      Effect.gen(function* () {
        yield* sql`INSERT INTO accounts (id, email, email_key, verified_at, name, surname, phone, language, privacy_at)
          VALUES (${id}, ${own}, ${own}, ${at}, 'Νεφέλη', 'Παππά', ${phone}, 'el', ${at})`
        return yield* sql`INSERT INTO sessions (token_hash, public_id, account_id, method, device, created_at,
            proved_at, seen_at, expires_at)
          VALUES (${hashOfToken(token)}, ${randomUUID()}, ${id}, 'password', '', ${at}, ${at}, ${at},
            ${new Date(at.getTime() + 400 * 86_400_000)})`
      }),
    )
    browser.cookies.set('__Host-estia_session', token)
    return { id, email: own, browser }
  }
  return { ...accounts, stranger, person, advertiser: await person({ email: advertiserEmail }) }
}

/** A key as a form makes one. */
export const newKey = (): string => randomUUID()

/** The form data of a sender without an account. */
export const identity = (email: string) => ({ name: 'Άννα', email, phone: '6900000000', privacy: '1' })
