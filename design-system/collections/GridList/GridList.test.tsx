import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import type { RowContent } from '../Row.tsx'
import { GridList, type GridListProps } from './GridList.tsx'

const onDelete = vi.fn<(title: string) => void>()
const searches: readonly RowContent[] = ['Παγκράτι', 'Χανιά', 'Άνω Πετράλωνα'].map((title, at) => ({
  id: `${at}`,
  title,
  details: `${at} νέες`,
  actions: (
    <>
      <IconButton icon="edit" label={`Αλλαγή: ${title}`} />
      <IconButton icon="trash" label={`Διαγραφή: ${title}`} onPress={() => onDelete(title)} />
    </>
  ),
}))
const linked = searches.map((each) => ({ ...each, href: `#${each.id}` }))

type ListProps = Partial<Pick<GridListProps, 'items' | 'selectionMode' | 'onSelectionChange' | 'more'>>

function Searches({ items = searches, onSelectionChange, ...rest }: ListProps) {
  const [selectedKeys, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <GridList
      aria-label="Αναζητήσεις"
      items={items}
      emptyState="Καμία αναζήτηση"
      selectedKeys={selectedKeys}
      onSelectionChange={(keys) => {
        setSelected(keys)
        onSelectionChange?.(keys)
      }}
      {...rest}
    />
  )
}

const row = (name: RegExp) => page.getByRole('row', { name })
const button = (name: string) => page.getByRole('button', { name })

describe('GridList', () => {
  it('names each row by its title and details', async () => {
    await render(<Searches />)
    await expect.element(page.getByRole('grid', { name: 'Αναζητήσεις' })).toBeInTheDocument()
    await expect.element(row(/^Χανιά/)).toHaveAccessibleName('Χανιά 1 νέες')
  })

  it('is one stop of the Tab key; arrows reach every row and every button in it', async () => {
    await render(<Searches />)
    await userEvent.tab()
    await expect.element(row(/^Παγκράτι/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect.element(button('Αλλαγή: Χανιά')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await vi.waitFor(() => expect(onDelete).toHaveBeenLastCalledWith('Χανιά'))
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(row(/^Παγκράτι/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(row(/^Άνω/)).toHaveFocus()
    await userEvent.tab()
    expect(page.getByRole('grid').element().contains(document.activeElement)).toBe(false)
  })

  it('goes from link to link where a row is one, and on to its buttons', async () => {
    await render(<Searches items={linked} />)
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Παγκράτι' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const link = page.getByRole('link', { name: 'Χανιά' })
    await expect.element(link).toHaveFocus()
    await expect.element(link).toHaveAttribute('href', '#1')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(button('Αλλαγή: Χανιά')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await vi.waitFor(() => expect(location.hash).toBe('#1'))
    await userEvent.tab()
    expect(page.getByRole('grid').element().contains(document.activeElement)).toBe(false)
  })

  it('says that it is empty', async () => {
    await render(<Searches items={[]} />)
    await expect.element(page.getByText('Καμία αναζήτηση')).toBeVisible()
  })
})

describe('choosing in a GridList', () => {
  it('takes several by Space, and all by the usual keys', async () => {
    const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>()
    await render(<Searches selectionMode="multiple" onSelectionChange={onSelectionChange} />)
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['0', '2'])))
    await expect.element(row(/^Χανιά/)).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Control>}a{/Control}')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['0', '1', '2'])))
  })

  it('takes several by their boxes, which carry the name of the row', async () => {
    const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>()
    await render(<Searches selectionMode="multiple" onSelectionChange={onSelectionChange} />)
    const box = row(/^Χανιά/).getByRole('checkbox')
    await expect.element(box).toHaveAccessibleName(/Χανιά/)
    await row(/^Χανιά/).click({ position: { x: 30, y: 20 } })
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['1'])))
    await expect.element(box).toBeChecked()
  })

  it('takes one, and does not take it when a button of the row is pressed', async () => {
    const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>()
    await render(<Searches selectionMode="single" onSelectionChange={onSelectionChange} />)
    await button('Διαγραφή: Χανιά').click()
    expect(onSelectionChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(row(/^Χανιά/)).toHaveFocus()
    await userEvent.keyboard(' ')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['1'])))
  })
})

it('shows more by a button that keeps focus, and announces how many were added', async () => {
  const more = (onPress: () => void) => ({
    label: 'Ακόμη 2',
    onPress,
    pendingLabel: 'Φορτώνουν',
    addedText: (added: number) => `${added} ακόμη`,
  })
  const onPress = vi.fn<() => void>()
  const screen = await render(<Searches items={searches.slice(0, 1)} more={more(onPress)} />)
  await button('Ακόμη 2').click()
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce())
  await screen.rerender(<Searches items={searches} more={more(onPress)} />)
  await expect.element(row(/^Άνω/)).toBeVisible()
  await expect.element(page.getByText('2 ακόμη')).toBeInTheDocument()
  await expect.element(button('Ακόμη 2')).toHaveFocus()
})
