import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { hear } from '../../../tests/reader/hear.ts'
import { Snackbars } from './Snackbars.tsx'
import { showSnackbar, snackbarQueue } from './snackbarQueue.ts'

afterEach(() => snackbarQueue.clear())

it('a snackbar is announced without taking the focus, and F6 moves to its action and back', async () => {
  const undo = { label: 'Αναίρεση', onPress: () => {} }
  await render(
    <>
      <Button onPress={() => showSnackbar({ text: 'Η αναζήτηση διαγράφηκε', action: undo })}>Διαγραφή</Button>
      <Snackbars label="Ειδοποιήσεις" closeLabel="Κλείσιμο" />
    </>,
  )
  const heard = await hear(async ({ until }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await until('polite: Η αναζήτηση διαγράφηκε')
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Διαγραφή' })).toHaveFocus()
  })
  expect(heard).toEqual([
    'button, Διαγραφή',
    'polite: Η αναζήτηση διαγράφηκε',
    'region, Ειδοποιήσεις',
    'group, Η αναζήτηση διαγράφηκε',
    'button, Αναίρεση',
    'button, Διαγραφή',
  ])
})
