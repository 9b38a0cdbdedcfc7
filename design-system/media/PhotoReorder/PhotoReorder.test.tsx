import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { spoken } from '../../testing/spoken.ts'
import { dropPlace, movedTo } from './order.ts'
import { PhotoReorder, type PhotoReorderProps } from './PhotoReorder.tsx'

describe('movedTo', () => {
  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 9, 'acb'],
    ['b', -1, 'bac'],
    ['b', 1, 'abc'],
  ])('%s to %d is %s', (id, place, order) => {
    expect(movedTo(['a', 'b', 'c'], id, place).join('')).toBe(order)
  })
})

describe('dropPlace', () => {
  it.each([
    ['a', 'c', 'before', 'bac'],
    ['a', 'c', 'after', 'bca'],
    ['c', 'a', 'before', 'cab'],
    ['b', 'b', 'after', 'abc'],
  ] as const)('%s let go at %s, %s it, makes %s', (id, target, side, order) => {
    const ids = ['a', 'b', 'c']
    expect(movedTo(ids, id, dropPlace(ids, id, target, side)).join('')).toBe(order)
  })
})

const texts: PhotoReorderProps['texts'] = {
  position: (at, total) => `${at} από ${total}`,
  main: 'Κύρια',
  tools: (name) => `Σειρά: ${name}`,
  first: (name) => `Πρώτη: ${name}`,
  earlier: (name) => `Νωρίτερα: ${name}`,
  later: (name) => `Αργότερα: ${name}`,
  remove: (name) => `Αφαίρεση: ${name}`,
  isFirst: 'Είναι ήδη η πρώτη',
  isLast: 'Είναι ήδη η τελευταία',
  moved: (name, at, total) => `${name}: ${at} από ${total}`,
  removed: (name, total) => `Χωρίς ${name}, μένουν ${total}`,
}

function Order({ names = ['Α', 'Β', 'Γ'], ...rest }: { names?: string[] } & Partial<PhotoReorderProps>) {
  const [ids, setIds] = useState(names)
  return (
    <PhotoReorder
      label="Σειρά"
      photos={ids.map((id) => ({ id, name: id }))}
      texts={texts}
      onChange={setIds}
      onRemove={(gone) => setIds(ids.filter((id) => id !== gone))}
      {...rest}
    />
  )
}

const button = (name: string) => page.getByRole('button', { name })
const focus = (name: string) => (button(name).element() as HTMLElement).focus()
const order = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((card) => card.getAttribute('data-photo'))
    .join('')
const heard = (words: string) => vi.waitFor(() => expect(spoken().join(' ')).toContain(words))

describe('PhotoReorder', () => {
  it('is a named list, each photograph with its place, the main one in words', async () => {
    await render(<Order />)
    const cards = page.getByRole('list', { name: 'Σειρά' }).getByRole('listitem')
    expect(cards.elements()).toHaveLength(3)
    await expect.element(cards.nth(0).getByText('Κύρια')).toBeVisible()
    await expect.element(cards.nth(1).getByText('2 από 3')).toBeVisible()
    expect(page.getByText('Κύρια').elements()).toHaveLength(1)
  })

  it('moves by its tools: one stop of the Tab key a photograph, arrows among them', async () => {
    await render(<Order />)
    await userEvent.tab()
    await expect.element(button('Πρώτη: Α')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await vi.waitFor(() => expect(order()).toBe('ΒΑΓ'))
    await expect.element(button('Αργότερα: Α')).toHaveFocus()
    await heard('Α: 2 από 3')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(order()).toBe('ΒΓΑ'))
    await expect.element(button('Αργότερα: Α')).toHaveFocus()
    await expect.element(button('Αργότερα: Α')).toHaveAccessibleDescription('Είναι ήδη η τελευταία')
  })

  it('makes a photograph the main one, and the focus goes with it', async () => {
    await render(<Order />)
    focus('Πρώτη: Γ')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(order()).toBe('ΓΑΒ'))
    await expect.element(button('Πρώτη: Γ')).toHaveFocus()
    await expect.element(page.getByRole('listitem').nth(0).getByText('Κύρια')).toBeVisible()
  })

  it('says why the first cannot move earlier, and keeps the order', async () => {
    const onChange = vi.fn<(ids: string[]) => void>()
    await render(<Order onChange={onChange} />)
    focus('Νωρίτερα: Α')
    await userEvent.keyboard('{Enter}')
    await heard('Είναι ήδη η πρώτη')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('moves by dragging, to the side of the card where it is let go', async () => {
    await page.viewport(1000, 700)
    await render(<Order />)
    const card = (at: number) => page.getByRole('listitem').nth(at)
    const { width, height } = card(2).element().getBoundingClientRect()
    await userEvent.dragAndDrop(card(0).getByText('1 από 3'), card(2), {
      targetPosition: { x: width * 0.8, y: height / 2 },
    })
    await vi.waitFor(() => expect(order()).toBe('ΒΓΑ'))
    await heard('Α: 3 από 3')
  })

  it('keeps the focus on the photograph that replaces a removed one, then on the list', async () => {
    await render(<Order names={['Α', 'Β']} />)
    focus('Αφαίρεση: Α')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Αφαίρεση: Β')).toHaveFocus()
    await heard('Χωρίς Α, μένουν 1')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('list', { name: 'Σειρά' })).toHaveFocus()
  })

  it('gives every photograph its fields, which move along with what is in them', async () => {
    await render(<Order renderFields={({ name }) => <input aria-label={`Χώρος: ${name}`} />} />)
    await userEvent.fill(page.getByLabelText('Χώρος: Α'), 'Σαλόνι')
    focus('Αργότερα: Α')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(order()).toBe('ΒΑΓ'))
    await expect.element(page.getByLabelText('Χώρος: Α')).toHaveValue('Σαλόνι')
  })
})
