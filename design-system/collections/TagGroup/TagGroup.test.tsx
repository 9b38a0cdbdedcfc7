import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { DesignSystemProvider } from '../../foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { TagGroup } from './TagGroup.tsx'

const filters = [
  { id: 'price', label: 'Έως 300.000 €' },
  { id: 'rooms', label: '3+ υπνοδωμάτια' },
  { id: 'garden', label: 'Με κήπο' },
]

function Filters({ count = 3, onRemove }: { count?: number; onRemove?: (id: string) => void }) {
  const [tags, setTags] = useState(filters.slice(0, count))
  return (
    <DesignSystemProvider locale="el-GR">
      <TagGroup
        label="Φίλτρα"
        tags={tags}
        onRemove={(id) => {
          onRemove?.(id)
          setTags((now) => now.filter((tag) => tag.id !== id))
        }}
        clear={{ label: 'Καθαρισμός όλων', onPress: () => setTags([]) }}
        emptyText="Κανένα φίλτρο"
      />
    </DesignSystemProvider>
  )
}

const tag = (name: string) => page.getByRole('row', { name })
const group = () => page.getByRole('group', { name: 'Φίλτρα' })

describe('TagGroup', () => {
  it('is a named list that arrows walk', async () => {
    await render(<Filters />)
    await expect.element(page.getByRole('grid', { name: 'Φίλτρα' })).toBeInTheDocument()
    await userEvent.tab()
    await expect.element(tag('Έως 300.000 €')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(tag('Με κήπο')).toHaveFocus()
  })

  it.each(['{Delete}', '{Backspace}'])('is shortened by %s, and focus goes to the next tag', async (key) => {
    const onRemove = vi.fn<(id: string) => void>()
    await render(<Filters onRemove={onRemove} />)
    await userEvent.tab()
    await userEvent.keyboard(`{ArrowRight}${key}`)
    await vi.waitFor(() => expect(onRemove).toHaveBeenCalledExactlyOnceWith('rooms'))
    await expect.element(tag('3+ υπνοδωμάτια')).not.toBeInTheDocument()
    await expect.element(tag('Με κήπο')).toHaveFocus()
  })

  it('gives focus to the tag before when the last of the row goes', async () => {
    await render(<Filters />)
    await userEvent.tab()
    await userEvent.keyboard('{End}{Delete}')
    await expect.element(tag('Με κήπο')).not.toBeInTheDocument()
    await expect.element(tag('3+ υπνοδωμάτια')).toHaveFocus()
  })

  it('can be shortened by the button of a tag, which Tab reaches and whose name includes the tag', async () => {
    await render(<Filters />)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Κατάργηση Έως 300.000 €' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(tag('Έως 300.000 €')).not.toBeInTheDocument()
    await vi.waitFor(() =>
      expect(page.getByRole('grid').element().contains(document.activeElement)).toBe(true),
    )
  })

  it('keeps focus when its very last tag goes', async () => {
    await render(<Filters count={1} />)
    await userEvent.tab()
    await userEvent.keyboard('{Delete}')
    await expect.element(page.getByText('Κανένα φίλτρο')).toBeVisible()
    await expect.element(group()).toHaveFocus()
  })

  it('is emptied at once, and keeps focus', async () => {
    await render(<Filters />)
    await page.getByRole('button', { name: 'Καθαρισμός όλων' }).click()
    await expect.element(page.getByText('Κανένα φίλτρο')).toBeVisible()
    await expect.element(group()).toHaveFocus()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  it('only shows where nothing can be removed', async () => {
    await render(<TagGroup aria-label="Παροχές" tags={filters} emptyText="-" />)
    expect(page.getByRole('button').elements()).toHaveLength(0)
    await userEvent.tab()
    await userEvent.keyboard('{Delete}')
    await expect.poll(() => page.getByRole('row').elements()).toHaveLength(3)
  })
})
