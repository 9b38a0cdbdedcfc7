import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Tabs, type TabsProps } from './Tabs.tsx'

const tabs = [
  { id: 'saved', label: 'Αγαπημένα', content: <input aria-label="Σημείωση" /> },
  { id: 'searches', label: 'Αναζητήσεις', detail: '3', content: 'Παγκράτι έως 300.000 €' },
  { id: 'messages', label: 'Μηνύματα', content: 'Κανένα μήνυμα' },
]
const onChange = vi.fn<(id: string) => void>()
const show = (rest: Partial<TabsProps> = {}) =>
  render(<Tabs label="Ο λογαριασμός μου" tabs={tabs} onChange={onChange} {...rest} />)
const tab = (name: string) => page.getByRole('tab', { name })

beforeEach(() => void onChange.mockClear())
afterEach(() => page.viewport(1024, 768))

it('is one stop of the Tab key; arrows show the next view, and Tab leads into it', async () => {
  await show()
  await expect.element(page.getByRole('tablist', { name: 'Ο λογαριασμός μου' })).toBeInTheDocument()
  await userEvent.tab()
  await expect.element(tab('Αγαπημένα')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Αναζητήσεις 3')).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'Αναζητήσεις 3' })).toMatchTextContent(/Παγκράτι/)
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Κανένα μήνυμα')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Αγαπημένα')).toHaveAttribute('aria-selected', 'true')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('saved'))
})

it('requires Enter for slow panels', async () => {
  await show({ activation: 'manual' })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Αναζητήσεις 3')).toHaveFocus()
  await expect.element(tab('Αγαπημένα')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(tab('Αναζητήσεις 3')).toHaveAttribute('aria-selected', 'true')
})

it('moves up and down if it is vertical', async () => {
  await show({ orientation: 'vertical' })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(tab('Αναζητήσεις 3')).toHaveAttribute('aria-selected', 'true')
})

it.each([
  [true, 'για αύριο'],
  [false, ''],
])('keeps what was left in a view: %s', async (keepsPanels, left) => {
  await show({ keepsPanels })
  await userEvent.fill(page.getByRole('textbox'), 'για αύριο')
  await tab('Μηνύματα').click()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await tab('Αγαπημένα').click()
  await expect.element(page.getByRole('textbox')).toHaveValue(left)
})

it('scrolls its row at 320 px, not the page, and starts at the tab in force', async () => {
  await page.viewport(320, 600)
  await show({ defaultSelected: 'messages' })
  await expect.element(tab('Μηνύματα')).toBeInViewport({ ratio: 1 })
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await userEvent.tab()
  await userEvent.keyboard('{Home}')
  await expect.element(tab('Αγαπημένα')).toBeInViewport({ ratio: 1 })
})
