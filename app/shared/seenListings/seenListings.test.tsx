import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useNoteSeen, useSeenListings } from './seenListings.ts'

const key = 'estia.seen'

const elsewhere = (changed: string | null) => dispatchEvent(new StorageEvent('storage', { key: changed }))

function Page({ id }: { id: number | undefined }) {
  useNoteSeen(id)
  return <output>{[...useSeenListings()].join()}</output>
}

/** A page on a device that keeps something already. */
async function openPage(text = '[]') {
  localStorage.setItem(key, text)
  const { rerender } = await render(<Page id={undefined} />)
  // A new module, without the state of the page before.
  elsewhere(key)
  return { look: (id?: number) => rerender(<Page id={id} />) }
}

const shown = () => page.getByRole('status').element().textContent
const kept = (): unknown => JSON.parse(localStorage.getItem(key) ?? '[]')

it('keeps what was viewed, the latest last, each once', async () => {
  const { look } = await openPage()
  for (const id of [7, 8, 7]) await look(id)
  await expect.poll(shown).toBe('8,7')
  expect(kept()).toEqual([8, 7])
})

it('keeps it for the next visit', async () => {
  await openPage('[3,4]')
  await expect.poll(shown).toBe('3,4')
})

it('drops the oldest of more than five hundred', async () => {
  const { look } = await openPage(JSON.stringify(Array.from({ length: 500 }, (_, id) => id)))
  await look(9000)
  await expect.poll(kept).toHaveLength(500)
  expect(kept()).not.toContain(0)
  expect(kept()).toContain(9000)
})

it.each(['{', '{"a":1}', 'null', '"7"', '["7",null,1.5,1e400]'])('is empty for %s', async (text) => {
  const { look } = await openPage(text)
  await expect.poll(shown).toBe('')
  await look(7)
  await expect.poll(shown).toBe('7')
})

it('keeps it until the page is closed if storage is unavailable', async () => {
  const { look } = await openPage()
  const refused = () => {
    throw new DOMException('Nothing may be kept here.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused)
  onTestFinished(() => void vi.restoreAllMocks())
  await look(7)
  await expect.poll(shown).toBe('7')
})

it('updates from another tab', async () => {
  const { look } = await openPage()
  await look(7)
  localStorage.setItem(key, '[7,11]')
  elsewhere(key)
  await expect.poll(shown).toBe('7,11')
})

it('clears all when the device’s storage is cleared', async () => {
  const { look } = await openPage()
  await look(7)
  await look()
  localStorage.clear()
  // Everything was removed at once: no key is named.
  elsewhere(null)
  await expect.poll(shown).toBe('')
})
