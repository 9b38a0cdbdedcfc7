import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { useNextKey } from './useNextKey.ts'

const go = vi.fn<() => void>()
const pressed = vi.fn<() => void>()
const told = vi.fn<() => void>()

function Step() {
  useNextKey(go)
  return (
    <>
      <TextField label="Line" onBlur={told} />
      <Button onPress={pressed}>Choose</Button>
      <dialog open aria-label="Asked">
        <Button>Yes</Button>
      </dialog>
    </>
  )
}

it('goes on from a field, which tells its value first, and from a button, which is not pressed', async () => {
  const screen = await render(<Step />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect([told.mock.calls.length, go.mock.calls.length]).toEqual([1, 1])
  await userEvent.tab()
  screen.getByRole('button', { name: 'Choose' }).element().focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect([pressed.mock.calls.length, go.mock.calls.length]).toEqual([0, 2])
  await userEvent.keyboard('{Enter}')
  expect(go).toHaveBeenCalledTimes(2)
  screen.getByRole('button', { name: 'Yes' }).element().focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(go).toHaveBeenCalledTimes(2)
})
