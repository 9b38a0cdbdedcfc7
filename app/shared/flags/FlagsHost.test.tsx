import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { defaultFlags, type Flags } from '#domain/flags.ts'
import { changeFlags, FlagsContext, useFlags, useFlagsInForce } from '#app/shell/FlagsContext.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { covers } from '../../../tests/covers.ts'
import { FlagsHost } from './FlagsHost.tsx'

const answer = (name: string, defaultValue: boolean) =>
  vi.stubGlobal('fetch', async () => Response.json({ features: { [name]: { defaultValue } } }))

afterEach(() => {
  changeFlags({})
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Page({ children }: { children: React.ReactNode }) {
  return <FlagsContext value={useFlagsInForce(defaultFlags)}>{children}</FlagsContext>
}

function Shown({ name }: { name: keyof Flags }) {
  return <output>{String(useFlags()[name])}</output>
}

async function open(address: string, name: keyof Flags) {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  const onLeave = vi.fn<(path: string) => void>()
  await render(
    <Page>
      <AccountSurroundings address={address} onLeave={onLeave}>
        <FlagsHost flagsKey="some-key" />
        <Shown name={name} />
      </AccountSurroundings>
    </Page>,
  )
  return onLeave
}
const shown = () => page.getByRole('status').element().textContent

it('changes what an open page shows', covers('flags/collections'), async () => {
  answer('collections', false)
  const onLeave = await open('/user/saved/', 'collections')
  await expect.poll(shown).toBe('false')
  expect(onLeave).not.toHaveBeenCalled()
})

it(
  'loads a page again that a flag brings, 100 ms later',
  covers('constants/flag-navigate-delay', 'flags/mortgage-widgets'),
  async () => {
    const waits = vi.spyOn(globalThis, 'setTimeout')
    answer('mortgageWidgets', true)
    const onLeave = await open('/mortgage/', 'mortgageWidgets')
    await expect.poll(() => onLeave.mock.calls).toEqual([['/mortgage/']])
    expect(waits.mock.calls.map(([, ms]) => ms)).toContain(100)
    expect(shown()).toBe('false')
  },
)
