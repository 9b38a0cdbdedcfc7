import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { SortableTable } from './SortableTable.tsx'
import type { Sort } from './SortHead.tsx'

type Column = 'place' | 'price' | 'note'
const rows = [
  { id: 'p', place: 'Παγκράτι', price: 2552 },
  { id: 'k', place: 'Κουκάκι', price: 3210 },
  { id: 'a', place: 'Αμπελόκηποι', price: 2380 },
]

interface PricesProps {
  onSelectionChange?: (keys: ReadonlySet<string>) => void
  initiallySelected?: readonly string[]
  isEmpty?: boolean
  isPending?: boolean
  height?: 'screen' | 'content'
}

function Prices({ onSelectionChange, initiallySelected = [], isEmpty = false, ...rest }: PricesProps) {
  const [sort, setSort] = useState<Sort<Column>>()
  const [selectedKeys, setSelected] = useState<ReadonlySet<string>>(new Set(initiallySelected))
  const sorted = rows.toSorted((one, other) => {
    if (sort?.column !== 'price') return 0
    return sort.direction === 'ascending' ? one.price - other.price : other.price - one.price
  })
  const selection = {
    selectedKeys,
    onSelectionChange: (keys: ReadonlySet<string>) => {
      setSelected(keys)
      onSelectionChange?.(keys)
    },
    selectAllLabel: 'Επιλογή όλων',
    selectRowLabel: (id: string) => `Επιλογή ${id}`,
  }
  return (
    <SortableTable
      caption="Τιμές"
      columns={[
        { id: 'place', header: 'Περιοχή', isSortable: true },
        { id: 'price', header: 'Τιμή', isSortable: true, firstDirection: 'descending' },
        { id: 'note', header: 'Σημείωση' },
      ]}
      rows={isEmpty ? [] : sorted.map(({ id, place, price }) => ({ id, cells: { place, price, note: '-' } }))}
      {...(sort ? { sort } : {})}
      onSortChange={setSort}
      sortedText={({ column, direction }) => `Κατά ${column}, ${direction}`}
      emptyText="Καμία περιοχή"
      pendingLabel="Ταξινομείται"
      {...(onSelectionChange ? { selection } : {})}
      {...rest}
    />
  )
}

const order = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((each) => each.textContent)
const head = (name: string) => page.getByRole('columnheader', { name })

describe('sorting', () => {
  it('is done by the buttons of the heads, exposed by aria-sort and announced', async () => {
    await render(<Prices />)
    await expect.element(head('Τιμή')).not.toHaveAttribute('aria-sort')
    // The box that scrolls, the first head, the second.
    for (let press = 0; press < 3; press++) await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Τιμή' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(head('Τιμή')).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => order()).toEqual(['Κουκάκι', 'Παγκράτι', 'Αμπελόκηποι'])
    await expect.element(page.getByText('Κατά price, descending')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.element(head('Τιμή')).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => order()).toEqual(['Αμπελόκηποι', 'Παγκράτι', 'Κουκάκι'])
    await expect.element(page.getByRole('button', { name: 'Τιμή' })).toHaveFocus()
  })

  it('marks one column at a time, and offers no button where a column cannot be sorted', async () => {
    await render(<Prices />)
    await page.getByRole('button', { name: 'Τιμή' }).click()
    await page.getByRole('button', { name: 'Περιοχή' }).click()
    await expect.element(head('Περιοχή')).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(head('Τιμή')).not.toHaveAttribute('aria-sort')
    await expect.poll(() => page.getByRole('button').elements()).toHaveLength(2)
  })

  it('says so once it takes more than a second', async () => {
    const screen = await render(<Prices />)
    await page.getByRole('button', { name: 'Τιμή' }).click()
    await screen.rerender(<Prices isPending />)
    await expect.poll(() => page.getByRole('progressbar').elements()).toHaveLength(0)
    await expect
      .element(page.getByRole('progressbar', { name: 'Ταξινομείται' }), { timeout: 3000 })
      .toBeInTheDocument()
    await expect.poll(() => order()).toHaveLength(3)
  })
})

describe('choosing rows', () => {
  const box = (name: string) => page.getByRole('checkbox', { name })
  // The row that is drawn around the real box is what a pointer meets.
  const press = (name: string) =>
    page.elementLocator(box(name).element().closest('label') ?? box(name).element()).click()

  it('goes by a box in each row and one for all', async () => {
    const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>()
    await render(<Prices onSelectionChange={onSelectionChange} />)
    await press('Επιλογή k')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['k'])))
    await expect.element(box('Επιλογή όλων')).toBePartiallyChecked()
    await press('Επιλογή όλων')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['k', 'p', 'a'])))
    await expect.element(box('Επιλογή p')).toBeChecked()
    await press('Επιλογή όλων')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set()))
  })

  it('leaves rows of another page as they are', async () => {
    const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>()
    await render(<Prices onSelectionChange={onSelectionChange} initiallySelected={['elsewhere', 'k']} />)
    await press('Επιλογή k')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['elsewhere'])))
  })
})

it('says that it is empty', async () => {
  await render(<Prices isEmpty />)
  await expect.element(page.getByRole('cell', { name: 'Καμία περιοχή' })).toBeVisible()
})

it('keeps its heads in sight while its rows scroll', async () => {
  await page.viewport(400, 160)
  await render(<Prices height="screen" />)
  const box = page.getByRole('region').element()
  expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
  box.scrollTo({ top: box.scrollHeight })
  const above = box.getBoundingClientRect().top
  expect(head('Τιμή').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(above - 1)
  await page.viewport(414, 896)
})
