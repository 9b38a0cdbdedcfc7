import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { covers } from '../../../tests/covers.ts'
import { Spinner } from './Spinner.tsx'
import { usePendingShown } from './usePendingShown.ts'

const Waiting = ({ isPending }: { isPending: boolean }) =>
  usePendingShown(isPending) && <Spinner label="Φορτώνουν οι αγγελίες" />
const spinner = () => page.getByRole('progressbar', { name: 'Φορτώνουν οι αγγελίες' })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it(
  'comes after a second and goes with the work',
  covers('states/loading-indicator', 'constants/loading-indicator-delay'),
  async () => {
    const screen = await render(<Waiting isPending />)
    await vi.advanceTimersByTimeAsync(999)
    expect(spinner().query()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await expect.element(spinner()).toBeInTheDocument()
    await screen.rerender(<Waiting isPending={false} />)
    await expect.element(spinner()).not.toBeInTheDocument()
  },
)

it('never comes for what ends sooner, however often that is', async () => {
  const screen = await render(<Waiting isPending />)
  for (const isPending of [false, true, false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one piece of work after the other
    await vi.advanceTimersByTimeAsync(900)
    // oxlint-disable-next-line no-await-in-loop -- and each is drawn before the next
    await screen.rerender(<Waiting isPending={isPending} />)
    expect(spinner().query()).toBeNull()
  }
})
