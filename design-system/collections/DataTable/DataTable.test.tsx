import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { DataTable } from './DataTable.tsx'

const table = (
  <DataTable
    caption="Τιμές"
    columns={[
      { id: 'place', header: 'Περιοχή' },
      { id: 'price', header: 'Τιμή', align: 'end' },
    ]}
    rows={[{ id: '1', cells: { place: 'Παγκράτι', price: '2.552 €' } }]}
  />
)

it('has a caption, heads and a box that the keyboard can scroll', async () => {
  await render(table)
  await expect.element(page.getByRole('table', { name: 'Τιμές' })).toBeInTheDocument()
  await expect.element(page.getByRole('columnheader', { name: 'Τιμή' })).toBeInTheDocument()
  await expect.element(page.getByRole('rowheader')).toHaveTextContent('Παγκράτι')
  await userEvent.tab()
  await expect.element(page.getByRole('region', { name: 'Τιμές' })).toHaveFocus()
})

it('scrolls itself where it is too wide, never the page', async () => {
  await render(<div style={{ inlineSize: 90 }}>{table}</div>)
  const box = page.getByRole('region').element()
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})
