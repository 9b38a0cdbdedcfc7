import { afterEach, beforeEach, expect, it } from 'vitest'
import { noCounters } from '#domain/account/counters.ts'
import {
  hasAccountChanged,
  noteAccountChange,
  showAccount,
  shownAccount,
} from '#app/transport/shownAccount.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { tellOtherTabs, watchOtherTabs } from './accountsElsewhere.ts'
import { anonymous, forgetLastKnown, isAnotherAccount, setUser, signedIn } from './userStore.ts'

const a = maria.user?.uuid ?? ''
const b = '11111111-1111-4111-8111-111111111111'
const key = 'estia.account'
let end = () => {}

beforeEach(() => {
  noteAccountChange(false)
  end = watchOtherTabs()
})
afterEach(() => {
  end()
  noteAccountChange(false)
  forgetLastKnown()
  setUser(anonymous)
  localStorage.removeItem(key)
})

/** What a browser does in this tab when another wrote to local storage. */
const hear = (newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))

/** The account that the page shows, the message of another tab, and whether that is a change. */
const cases = [
  { shows: a, told: a, isChange: false },
  { shows: a, told: b, isChange: true },
  { shows: a, told: 'none', isChange: true },
  { shows: a, told: null, isChange: false },
  { shows: 'none', told: b, isChange: true },
  { shows: 'none', told: 'none', isChange: false },
  { shows: undefined, told: b, isChange: false },
]

it.each(cases)('a page of $shows that is notified of $told', ({ shows, told, isChange }) => {
  showAccount(shows)
  hear(told)
  expect(hasAccountChanged()).toBe(isChange)
})

it.each(cases)('a page of $shows that is restored by "back" after $told', ({ shows, told, isChange }) => {
  showAccount(shows)
  if (told !== null) localStorage.setItem(key, told)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(hasAccountChanged()).toBe(isChange)
})

it('shows what is so when the same account comes back', () => {
  showAccount(a)
  hear('none')
  expect(hasAccountChanged()).toBe(true)
  hear(a)
  expect(hasAccountChanged()).toBe(false)
})

it('notifies other tabs of a sign-in and a sign-out', () => {
  tellOtherTabs(a)
  expect(localStorage.getItem(key)).toBe(a)
  tellOtherTabs(undefined)
  expect(localStorage.getItem(key)).toBe('none')
})

it('keeps showing an account while its session is requested again, until the user signs out on the page', () => {
  setUser({ isSignedIn: true, user: maria.user, counters: noCounters })
  setUser(signedIn)
  expect([shownAccount(), isAnotherAccount(b), isAnotherAccount(a)]).toEqual([a, true, false])
  forgetLastKnown()
  setUser(anonymous)
  expect([shownAccount(), isAnotherAccount(b)]).toEqual(['none', false])
})
