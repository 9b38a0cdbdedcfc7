import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { covers } from '../../../tests/covers.ts'
import { signInByPopup } from './socialPopup.ts'

/** A window of which only its closing is looked at. */
const popup = () => ({ closed: false })
const cookies = (...pairs: string[]) => {
  for (const pair of pairs) document.cookie = `${pair}; Path=/`
}
const forget = () => cookies('logged_in=; Max-Age=0', 'signup_social=; Max-Age=0')

beforeEach(forget)
afterEach(forget)

/** Opens a popup, and closes it once the cookies are set. */
async function signIn(...pairs: string[]) {
  const shown = popup()
  const open = vi.fn<typeof globalThis.open>(() => shown as Window)
  const result = signInByPopup('google', 'el', open)
  cookies(...pairs)
  shown.closed = true
  return { result: await result, open }
}

it(
  'opens a window of 600 by 400 at the specification’s address',
  covers('constants/popup-width', 'constants/popup-height'),
  async () => {
    const { open } = await signIn()
    const [address, , features] = open.mock.calls[0] ?? []
    const url = new URL(String(address), location.origin)
    expect(url.pathname).toBe('/singleSignOn.php')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      action: 'dologin',
      accountType: 'google',
      mode: 'oauth',
    })
    expect(features).toContain('width=600,height=400')
  },
)

it.each([
  ['cancelled', []],
  ['login', ['logged_in=1']],
  ['signup', ['logged_in=1', 'signup_social=1']],
  ['cancelled', ['signup_social=1']],
] as const)(
  'is %s with the cookies %j',
  covers('states/popup-signup', 'states/popup-login', 'constants/cookie-of-a-social-sign-up'),
  async (expected, pairs) => {
    expect((await signIn(...pairs)).result).toBe(expected)
  },
)

it('takes no cookie of an earlier sign-in for a new account', covers('states/popup-login'), async () => {
  cookies('signup_social=1')
  expect((await signIn('logged_in=1')).result).toBe('login')
  expect(document.cookie).not.toContain('signup_social')
})

it('looks every 200 ms whether the window is closed', covers('constants/popup-poll'), async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const shown = popup()
    const isOver = vi.fn<() => void>()
    void signInByPopup('google', 'el', () => shown as Window).then(isOver)
    await vi.advanceTimersByTimeAsync(200)
    expect(isOver).not.toHaveBeenCalled()
    shown.closed = true
    await vi.advanceTimersByTimeAsync(199)
    expect(isOver).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(isOver).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('says where the browser opened no window', async () => {
  expect(await signInByPopup('apple', 'el', () => null)).toBe('blocked')
})
