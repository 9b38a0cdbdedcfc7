import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { type AimKey, MapAim } from './MapAim.tsx'

const aim = async () => {
  const onMove = vi.fn<(key: AimKey, isFine: boolean) => void>()
  const onPress = vi.fn<() => void>()
  await render(<MapAim toolbarLabel="By keyboard" label="Crosshair" onMove={onMove} onPress={onPress} />)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Crosshair' })).toHaveFocus()
  return { onMove, onPress }
}

it('moves the map by each arrow, and by little with Shift', async () => {
  const { onMove, onPress } = await aim()
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}{ArrowRight}')
  expect(onMove.mock.calls).toEqual([
    ['ArrowUp', false],
    ['ArrowLeft', false],
    ['ArrowDown', true],
    ['ArrowRight', false],
  ])
  expect(onPress).not.toHaveBeenCalled()
})

it('sets a point by Enter and by the space bar', async () => {
  const { onPress } = await aim()
  await userEvent.keyboard('{Enter} ')
  expect(onPress).toHaveBeenCalledTimes(2)
})

it('is in a toolbar, to which screen readers leave the arrow keys', async () => {
  await aim()
  const toolbar = page.getByRole('toolbar', { name: 'By keyboard' })
  await expect.element(toolbar.getByRole('button', { name: 'Crosshair' })).toBeVisible()
})

it('leaves the browser its own keys', async () => {
  const { onMove } = await aim()
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{Alt>}{ArrowLeft}{/Alt}{PageDown}')
  expect(onMove).not.toHaveBeenCalled()
})

it('lets a click on the middle through to the map', async () => {
  const onPress = vi.fn<() => void>()
  await render(<MapAim toolbarLabel="By keyboard" label="Crosshair" onMove={() => {}} onPress={onPress} />)
  const { left, top, width, height } = page.getByRole('button').element().getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(hit?.closest('button')).toBeNull()
})
