import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { type Ear, listen } from '../../testing/spoken.ts'
import type { Option } from '../Option.ts'
import { ComboBox } from './ComboBox.tsx'
import { useAsyncOptions } from './useAsyncOptions.ts'

const paros: Option[] = [{ id: 'paros', label: 'Πάρος' }]
const both: Option[] = [{ id: 'pagkrati', label: 'Παγκράτι' }, ...paros]

/** A server that replies on demand. */
const server = () => {
  const questions = new Map<string, { answer: (options: readonly Option[]) => void; signal: AbortSignal }>()
  const load = vi.fn<(text: string, signal: AbortSignal) => Promise<readonly Option[]>>((text, signal) => {
    const { promise, resolve } = Promise.withResolvers<readonly Option[]>()
    questions.set(text, { answer: resolve, signal })
    return promise
  })
  const asked = async (text: string) => {
    await vi.waitFor(() => expect(questions.has(text)).toBe(true))
    return questions.get(text)
  }
  return { load, asked }
}

function Places({
  load,
  onSelect = () => {},
}: {
  load: ReturnType<typeof server>['load']
  onSelect?: (id: string) => void
}) {
  const [typed, setTyped] = useState('')
  const { options, isLoading } = useAsyncOptions({ text: typed, load, rest: 50 })
  return (
    <ComboBox
      label="Περιοχή"
      inputValue={typed}
      onInputChange={setTyped}
      items={options}
      onSelect={onSelect}
      isLoading={isLoading}
      loadingText="Αναζήτηση περιοχών"
      countText={(count) => (count === 1 ? '1 περιοχή' : `${count} περιοχές`)}
      emptyText="Καμία περιοχή"
    />
  )
}

const field = page.getByRole('combobox', { name: 'Περιοχή' })
/** Behind an open list only its field is exposed to assistive technology; the wait is announced by other means. */
const wait = page.getByRole('progressbar', { includeHidden: true })
const option = (name: string) => page.getByRole('option', { name })

describe('a list that is looked up', () => {
  let ear: Ear
  beforeEach(() => void (ear = listen()))
  afterEach(() => {
    ear.stop()
    vi.useRealTimers()
  })

  it('shows nothing false while the answer is awaited, then the answer', async () => {
    const { load, asked } = server()
    await render(<Places load={load} />)
    await userEvent.tab()
    await userEvent.keyboard('Πα')
    const question = await asked('Πα')
    await expect.element(page.getByText('Καμία περιοχή')).not.toBeInTheDocument()
    question?.answer(both)
    await expect.element(option('Παγκράτι')).toBeVisible()
  })

  it('requests once typing pauses, aborts stale requests, and keeps the last results meanwhile', async () => {
    const { load, asked } = server()
    await render(<Places load={load} />)
    await userEvent.tab()
    await userEvent.keyboard('Π')
    const first = await asked('Π')
    first?.answer(both)
    await expect.element(option('Παγκράτι')).toBeVisible()
    await userEvent.keyboard('ά')
    const second = await asked('Πά')
    await expect.element(option('Παγκράτι')).toBeVisible()
    await userEvent.keyboard('ρ')
    const third = await asked('Πάρ')
    expect(second?.signal.aborted).toBe(true)
    third?.answer(paros)
    second?.answer(both)
    await expect.element(option('Παγκράτι')).not.toBeInTheDocument()
    await expect.element(option('Πάρος')).toBeVisible()
  })

  it('is counted once it has settled, in our words alone', async () => {
    const { load, asked } = server()
    await render(<Places load={load} />)
    await userEvent.tab()
    await userEvent.keyboard('Π')
    const first = await asked('Π')
    first?.answer(both)
    await expect.element(option('Παγκράτι')).toBeVisible()
    await userEvent.keyboard('ά')
    const second = await asked('Πά')
    second?.answer(paros)
    await vi.waitFor(() => expect(ear.heard).toEqual(['1 περιοχή']), 4000)
  })

  it('is not counted once something was chosen', async () => {
    const { load, asked } = server()
    const onSelect = vi.fn<(id: string) => void>()
    await render(<Places load={load} onSelect={onSelect} />)
    await userEvent.tab()
    // However busy the machine: no time passes between typing and choosing, except for the look-up.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await userEvent.keyboard('Π')
    vi.advanceTimersByTime(60)
    const first = await asked('Π')
    first?.answer(both)
    await expect.element(option('Παγκράτι')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field).toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledWith('pagkrati')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    vi.advanceTimersByTime(3000)
    expect(ear.heard).toEqual([])
  })

  it('says that it takes long only when it does, and shows it in the field', async () => {
    const { load, asked } = server()
    await render(<Places load={load} />)
    await userEvent.tab()
    await userEvent.keyboard('Π')
    const question = await asked('Π')
    await expect.element(wait).not.toBeInTheDocument()
    await expect.element(wait, { timeout: 3000 }).toBeVisible()
    await expect.element(page.getByRole('listbox')).toHaveTextContent('Αναζήτηση περιοχών')
    await vi.waitFor(() => expect(ear.heard).toEqual(['Αναζήτηση περιοχών']), 3000)
    question?.answer([])
    await expect.element(page.getByRole('listbox')).toHaveTextContent('Καμία περιοχή')
    await expect.element(wait).not.toBeInTheDocument()
  })
})

describe('sections', () => {
  it('group the options under their headings, and are walked through as one list', async () => {
    const onSelect = vi.fn<(id: string) => void>()
    await render(
      <ComboBox
        label="Περιοχή"
        items={[
          { id: 'areas', label: 'Περιοχές', options: [{ id: 'pagkrati', label: 'Παγκράτι' }] },
          { id: 'islands', label: 'Νησιά', options: paros },
        ]}
        onSelect={onSelect}
        emptyText="Καμία περιοχή"
      />,
    )
    await userEvent.tab()
    await userEvent.keyboard('Π')
    await expect
      .element(page.getByRole('group', { name: 'Νησιά' }).getByRole('option'))
      .toHaveTextContent('Πάρος')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(field).toHaveAttribute('aria-activedescendant', option('Πάρος').element().id)
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledWith('paros')
  })
})
