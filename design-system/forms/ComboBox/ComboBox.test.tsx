import { type FormEvent, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import type { Option } from '../Option.ts'
import { ComboBox } from './ComboBox.tsx'

/** A form that were sent would load another page under the test. */
const stay = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())

beforeEach(() => void stay.mockClear())

const places = [
  { id: 'pagkrati', label: 'Παγκράτι' },
  { id: 'paros', label: 'Πάρος' },
]

const manyPlaces = Array.from({ length: 40 }, (_, index) => ({
  id: String(index + 1),
  label: `Περιοχή ${index + 1}`,
}))

function Places({ items, onSelect = () => {} }: { items?: Option[]; onSelect?: (id: string) => void }) {
  const [typed, setTyped] = useState('')
  const fitting = items ?? places.filter(({ label }) => label.startsWith(typed))
  return (
    <form onSubmit={stay}>
      <ComboBox
        label="Περιοχή"
        name="keyword"
        items={fitting}
        inputValue={typed}
        onInputChange={setTyped}
        onSelect={onSelect}
        emptyText="Καμία περιοχή"
      />
    </form>
  )
}

const field = page.getByRole('combobox', { name: 'Περιοχή' })

const submitted = (container: HTMLElement) => {
  const form = container.querySelector('form')
  return form ? Object.fromEntries(new FormData(form)) : {}
}

/** Scroll events fire in the next frame; after two of them, all have had their effect. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))))

describe('ComboBox', () => {
  it('suggests while typing and chooses by keyboard', async () => {
    const onSelect = vi.fn<(id: string) => void>()
    await render(<Places onSelect={onSelect} />)
    await userEvent.tab()
    await userEvent.keyboard('Πα')
    await expect.element(page.getByRole('option', { name: 'Παγκράτι' })).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await vi.waitFor(() => expect(onSelect).toHaveBeenCalledWith('pagkrati'))
    expect(stay).not.toHaveBeenCalled()
    await expect.element(field).toHaveValue('Παγκράτι')
  })

  it('walks a long list to its end without moving the page, which would close the list', async () => {
    const onSelect = vi.fn<(id: string) => void>()
    await render(
      <div style={{ blockSize: 3000 }}>
        <Places items={manyPlaces} onSelect={onSelect} />
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('Α')
    await expect.element(page.getByRole('option', { name: 'Περιοχή 1', exact: true })).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    const last = page.getByRole('option', { name: 'Περιοχή 40' })
    await expect.element(field).toHaveAttribute('aria-activedescendant', last.element().id)
    await twoFrames()
    await expect.element(last).toBeInViewport()
    expect(scrollY).toBe(0)
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onSelect).toHaveBeenCalledWith('40'))
  })

  it('says so when there is no match, and still submits the words', async () => {
    const { container } = await render(<Places />)
    await userEvent.tab()
    await userEvent.keyboard('Ξάνθη')
    await expect.element(page.getByText('Καμία περιοχή')).toBeInTheDocument()
    expect(submitted(container)).toEqual({ keyword: 'Ξάνθη' })
  })
})
