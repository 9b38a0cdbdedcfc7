import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Button } from '../../actions/Button/Button.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const onClose = vi.fn<() => void>()

interface ExampleProps extends Partial<DialogProps> {
  opener?: (open: () => void) => ReactNode
}

function Example({ opener, ...rest }: ExampleProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      {opener?.(() => setOpen(true)) ?? <Button onPress={() => setOpen(true)}>Σύνδεση</Button>}
      <Dialog isOpen={isOpen} onClose={close} title="Είσοδος" closeLabel="Κλείσιμο" {...rest}>
        {rest.children ?? <TextField label="Email" />}
      </Dialog>
    </>
  )
}

const dialog = () => page.getByRole('dialog', { name: 'Είσοδος' })
const heading = (name = 'Είσοδος') => page.getByRole('heading', { name })
const openButton = () => page.getByRole('button', { name: 'Σύνδεση' })

const open = async (props: ExampleProps = {}) => {
  await render(<Example {...props} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole(props.role ?? 'dialog')).toBeInTheDocument()
}

/** Notes what gets the focus from now on; returns it, and ends. */
function noteFocus(): () => readonly string[] {
  const order: string[] = []
  const note = ({ target }: FocusEvent) => order.push((target as Element).tagName)
  document.addEventListener('focusin', note)
  return () => {
    document.removeEventListener('focusin', note)
    return order
  }
}

beforeEach(() => void onClose.mockClear())

describe('focus', () => {
  it('moves in, goes round within, and returns to the opener on Escape', async () => {
    await open()
    await expect.element(heading()).toHaveFocus()
    const stops: string[] = []
    for (let press = 0; press < 3; press++) {
      await userEvent.tab()
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '')
    }
    expect(stops).toEqual(['Κλείσιμο', 'INPUT', 'Κλείσιμο'])
    await userEvent.tab({ shift: true })
    await expect.element(page.getByLabelText('Email')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(openButton()).toHaveFocus()
  })

  it('goes to the heading first: a dialog that takes it is read out whole', async () => {
    const order = noteFocus()
    await open()
    await expect.element(heading()).toHaveFocus()
    expect(order()).toEqual(['BUTTON', 'H2'])
  })

  it('starts in the field that is marked for it, and nowhere before', async () => {
    const order = noteFocus()
    await open({ children: <input aria-label="Email" data-takes-focus /> })
    await expect.element(page.getByLabelText('Email')).toHaveFocus()
    expect(order()).toEqual(['BUTTON', 'INPUT'])
  })

  it('starts in the field that requests it', async () => {
    // A dialog moves the focus anyway: the rule is about pages.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    await open({ children: <TextField label="Email" autoFocus /> })
    await expect.element(page.getByLabelText('Email')).toHaveFocus()
  })

  it('returns to the button of the menu whose entry opened it', async () => {
    const items = [{ id: 'login', label: 'Σύνδεση' }]
    await render(
      <Example opener={(show) => <Menu label="Λογαριασμός" icon="user" items={items} onAction={show} />} />,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Λογαριασμός' })).toHaveFocus()
  })

  it('keeps the page behind out of reach, for a screen reader too', async () => {
    await open()
    await expect.poll(() => openButton().element().closest('[inert], [aria-hidden=true]')).not.toBeNull()
  })
})

describe('closing', () => {
  it('is closed by its button', async () => {
    await open()
    await page.getByRole('button', { name: 'Κλείσιμο' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(openButton()).toHaveFocus()
  })

  it('is not closed by a press on the backdrop', async () => {
    await open()
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
    await userEvent.keyboard('x')
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog().element().contains(document.activeElement)).toBe(true)
  })

  it('closes only the topmost of two by Escape', async () => {
    await open({ children: <Example opener={(show) => <Button onPress={show}>Όροι</Button>} title="Όροι" /> })
    await page.getByRole('button', { name: 'Όροι' }).click()
    await expect.element(heading('Όροι')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Όροι' })).not.toBeInTheDocument()
    await expect.element(dialog()).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Όροι' })).toHaveFocus()
  })
})

it('has no banner of its own', async () => {
  await open()
  expect(dialog().element().querySelector('header, [role=banner]')).toBeNull()
})

it('asks a question together with its description', async () => {
  await open({ role: 'alertdialog', children: <p>Δεν θα λαμβάνετε πια ειδοποιήσεις.</p> })
  await expect
    .element(page.getByRole('alertdialog', { name: 'Είσοδος' }))
    .toHaveAccessibleDescription('Δεν θα λαμβάνετε πια ειδοποιήσεις.')
})

describe('the size of the screen', () => {
  afterEach(() => page.viewport(1280, 800))

  it('decides on the panel beside the content', async () => {
    await page.viewport(1280, 800)
    await open({ size: 'large', aside: <p>Γιατί να εγγραφείτε</p> })
    await expect.element(page.getByText('Γιατί να εγγραφείτε')).toBeVisible()
    await page.viewport(800, 800)
    await expect.element(page.getByText('Γιατί να εγγραφείτε')).not.toBeVisible()
    await expect.element(page.getByLabelText('Email')).toBeVisible()
  })

  it('is never too small: at 320 × 256 everything can be scrolled to and nothing sticks out', async () => {
    await page.viewport(320, 256)
    await open({ footer: <Button>Συνέχεια</Button>, children: <div style={{ height: 600 }}>πολλά</div> })
    await expect.element(heading()).toHaveFocus()
    await userEvent.tab({ shift: true })
    const button = page.getByRole('button', { name: 'Συνέχεια' })
    await expect.element(button).toHaveFocus()
    await expect.element(button).toBeInViewport({ ratio: 1 })
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
