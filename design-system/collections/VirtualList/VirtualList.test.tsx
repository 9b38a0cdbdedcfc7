import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#stories/collections/layoutInTests.ts'
import '#tokens/global.css.ts'
import { VirtualList, type VirtualListProps } from './VirtualList.tsx'

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    title: `Αγγελία ${at + 1}`,
    details: `${at} τ.μ.`,
  }))

function Listings({ count, ...rest }: { count: number } & Partial<Pick<VirtualListProps, 'more'>>) {
  const [selectedKeys, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <VirtualList
      aria-label="Αγγελίες"
      items={rows(count)}
      emptyState="Καμία αγγελία"
      selectionMode="multiple"
      selectedKeys={selectedKeys}
      onSelectionChange={setSelected}
      {...rest}
    />
  )
}

const row = (at: number) => page.getByRole('row', { name: new RegExp(`^Αγγελία ${at} `) })
const shown = () => page.getByRole('row').elements().length

it('renders only visible rows, and exposes their total and each index', async () => {
  await render(<Listings count={10_000} />)
  await expect.element(page.getByRole('grid', { name: 'Αγγελίες' })).toHaveAttribute('aria-rowcount', '10000')
  await expect.element(row(1)).toHaveAttribute('aria-rowindex', '1')
  expect(shown()).toBeLessThan(60)
})

it('is walked to its end and chosen in by keyboard', async () => {
  await render(<Listings count={10_000} />)
  await userEvent.tab()
  await expect.element(row(1)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(row(10_000)).toHaveFocus()
  await expect.element(row(10_000)).toHaveAttribute('aria-rowindex', '10000')
  await userEvent.keyboard(' ')
  await expect.element(row(10_000)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Home}')
  await expect.element(row(1)).toHaveFocus()
  await expect.poll(() => shown()).toBeLessThan(60)
})

it('keeps the row that has focus while others scroll past', async () => {
  await render(<Listings count={1000} />)
  await userEvent.tab()
  page.getByRole('grid').element().scrollTo({ top: 20_000 })
  await expect.element(page.getByRole('row', { name: /^Αγγελία 3\d\d / }).first()).toBeInTheDocument()
  await expect.element(row(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row(2)).toHaveFocus()
  await expect.element(row(2)).toBeInViewport()
})

it('requests more near its end, and says that it is loading', async () => {
  const onLoadMore = vi.fn<() => void>()
  const more = (isPending: boolean) => ({ onLoadMore, isPending, pendingLabel: 'Φορτώνουν' })
  const screen = await render(<Listings count={40} more={more(false)} />)
  expect(onLoadMore).not.toHaveBeenCalled()
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalled())
  await screen.rerender(<Listings count={40} more={more(true)} />)
  await expect.element(page.getByRole('progressbar', { name: 'Φορτώνουν' })).toBeInTheDocument()
})

it('says that it is empty', async () => {
  await render(<Listings count={0} />)
  await expect.element(page.getByText('Καμία αγγελία')).toBeVisible()
})
