import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx'

const options = [
  { id: 'list', label: 'Λίστα', icon: 'list' as const },
  { id: 'map', label: 'Χάρτης', icon: 'map' as const },
  { id: 'both', label: 'Και τα δύο', icon: 'plan' as const },
]
const onChange = vi.fn<(value: string[]) => void>()
beforeEach(() => void onChange.mockClear())

it('offers one of several as radio buttons: one stop, arrows within', async () => {
  await render(
    <>
      <ToggleButtonGroup
        label="Προβολή"
        options={options}
        defaultValue={['list']}
        onChange={onChange}
        disallowEmptySelection
      />
      <button type="button">μετά</button>
    </>,
  )
  await expect.element(page.getByRole('radiogroup', { name: 'Προβολή' })).toBeInTheDocument()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  const map = page.getByRole('radio', { name: 'Χάρτης' })
  await expect.element(map).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(map).toBeChecked()
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['map']))
  await userEvent.keyboard(' ')
  await expect.element(map).toBeChecked()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'μετά' })).toHaveFocus()
})

it('offers any number as buttons that stay down', async () => {
  await render(
    <ToggleButtonGroup
      label="Στον χάρτη"
      selectionMode="multiple"
      isIconOnly
      options={options}
      value={['list']}
      onChange={onChange}
    />,
  )
  await page.getByRole('button', { name: 'Χάρτης' }).click()
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['list', 'map']))
  await expect.element(page.getByRole('button', { name: 'Λίστα' })).toHaveAttribute('aria-pressed', 'true')
})
