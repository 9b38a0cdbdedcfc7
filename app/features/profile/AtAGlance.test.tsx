import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { User } from '#domain/account/User.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { covers } from '../../../tests/covers.ts'
import { AtAGlance } from './views/AtAGlance.tsx'

afterEach(() => setUser(anonymous))

async function open(change: Partial<User> = {}) {
  const { user, counters } = maria
  setUser({ isSignedIn: true, user: user && { ...user, ...change }, counters })
  await render(
    <AccountSurroundings address="/utente/profilo/">
      <AtAGlance />
    </AccountSurroundings>,
  )
}

const words = (text: string) => page.getByText(text, { exact: true })

it.each<[change: Partial<User>, text: string]>([
  [{ status: 'active' }, 'Επιβεβαιωμένο'],
  [{ status: 'unverified' }, 'Δεν έχει επιβεβαιωθεί'],
])('says whether the address is confirmed', covers('user/status'), async (change, text) => {
  await open(change)
  await expect.element(words(text)).toBeVisible()
})

it.each<[change: Partial<User>, text: string]>([
  [{ phone: '' }, 'Κανένα'],
  [{ isUtentePhoneValidate: false }, 'Δεν μπορεί να κληθεί: διορθώστε τον παρακάτω'],
  [{ phonePrefix: '49' }, 'Έγκυρος αριθμός (+49)'],
  [{ phonePrefix: '' }, 'Έγκυρος αριθμός (Ελλάδα)'],
])(
  'says whether the number can be called',
  covers('user/isUtentePhoneValidate', 'user/phonePrefix', 'user/defaultCountry'),
  async (change, text) => {
    await open(change)
    await expect.element(words(text)).toBeVisible()
  },
)

it.each<[change: Partial<User>, text: string]>([
  [{ typeOfPassword: 'UNREGISTERED' }, 'Χωρίς κωδικό, μέσω άλλης υπηρεσίας'],
  [{ typeOfPassword: 'REGISTERED_WEAK_PWD' }, 'Με αδύναμο κωδικό: αλλάξτε τον παρακάτω'],
  [{ typeOfPassword: 'REGISTERED_CUSTOM_PWD' }, 'Με κωδικό'],
  [{ isFacebookUser: true }, 'Με Facebook ή κωδικό'],
])('says how one signs in', covers('user/typeOfPassword', 'user/isFacebookUser'), async (change, text) => {
  await open(change)
  await expect.element(words(text)).toBeVisible()
})

const none = { enabledNewsletter: false, enabledPromotionalEmail: false, enabledProductsEmail: false }

it.each<[change: Partial<User>, text: string]>([
  [none, 'τον λογαριασμό σας μόνο'],
  [{ ...none, enabledNewsletter: true }, 'νέα της αγοράς'],
  [{ ...none, enabledPromotionalEmail: true, enabledProductsEmail: true }, 'προσφορές και νέες λειτουργίες'],
])(
  'says what one is written about',
  covers('user/enabledNewsletter', 'user/enabledPromotionalEmail', 'user/enabledProductsEmail'),
  async (change, text) => {
    await open(change)
    await expect.element(words(text)).toBeVisible()
  },
)

it.each<[change: Partial<User>, text: string]>([
  [{ language: 'el', defaultLang: 'el' }, 'Ελληνικά, η βασική της Εστίας'],
  [{ language: 'de', defaultLang: 'el' }, 'Deutsch'],
])('names the language', covers('user/defaultLang'), async (change, text) => {
  await open(change)
  await expect.element(words(text)).toBeVisible()
})

it('warns where numbers could not be read', covers('user/error'), async () => {
  await open({ error: 'counters' })
  await expect.element(page.getByText('φαίνονται ως μηδέν', { exact: false })).toBeVisible()
})
