import { beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Menu } from './Menu.tsx'

const onAction = vi.fn<(id: string) => void>()
beforeEach(() => void onAction.mockClear())

const themes = [
  { id: 'light', label: 'Φωτεινό' },
  { id: 'dark', label: 'Σκούρο' },
]

it('is opened and worked by keyboard, and gives the focus back', async () => {
  await render(
    <Menu label="Εμφάνιση" icon="sun" isIconOnly items={themes} selected="light" onAction={onAction} />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  const first = page.getByRole('menuitemradio', { name: 'Φωτεινό' })
  await expect.element(first).toHaveAttribute('aria-checked', 'true')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await vi.waitFor(() => expect(onAction).toHaveBeenCalledWith('dark'))
  await expect.element(page.getByRole('button', { name: 'Εμφάνιση' })).toHaveFocus()
})

it('is closed by Escape without doing anything', async () => {
  await render(<Menu label="Εμφάνιση" items={themes} onAction={onAction} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Φωτεινό' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Εμφάνιση' })).toHaveFocus()
  expect(onAction).not.toHaveBeenCalled()
})

it('finds an entry by its first letters', async () => {
  const languages = ['Deutsch', 'English', 'Italiano'].map((label) => ({ id: label, label }))
  await render(<Menu label="Γλώσσα" items={languages} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Deutsch' })).toHaveFocus()
  await userEvent.keyboard('it')
  await expect.element(page.getByRole('menuitem', { name: 'Italiano' })).toHaveFocus()
})

it('leads elsewhere by real links', async () => {
  await render(<Menu label="Ελληνικά" items={[{ id: 'de', label: 'Deutsch', lang: 'de', href: '/de/' }]} />)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('menuitem', { name: 'Deutsch' })).toHaveAttribute('href', '/de/')
})

describe('groups', () => {
  const show = () =>
    render(
      <Menu
        label="Αναζήτηση"
        onAction={onAction}
        items={[
          {
            id: 'order',
            heading: 'Σειρά',
            selected: 'newest',
            items: [
              { id: 'newest', label: 'Νεότερα' },
              { id: 'cheapest', label: 'Φθηνότερα' },
            ],
          },
          {
            id: 'shown',
            heading: 'Στον χάρτη',
            selected: ['metro'],
            items: [
              { id: 'metro', label: 'Μετρό' },
              { id: 'schools', label: 'Σχολεία' },
            ],
          },
          {
            id: 'search',
            heading: 'Αυτή η αναζήτηση',
            items: [
              { id: 'save', label: 'Αποθήκευση', shortcut: 'Ctrl S' },
              { id: 'delete', label: 'Διαγραφή', isDestructive: true },
            ],
          },
        ]}
      />,
    )

  it('have a label and a selection of their own', async () => {
    await show()
    await page.getByRole('button').click()
    await expect.element(page.getByRole('group', { name: 'Σειρά' })).toBeInTheDocument()
    await expect
      .element(page.getByRole('menuitemradio', { name: 'Νεότερα' }))
      .toHaveAttribute('aria-checked', 'true')
    await expect
      .element(page.getByRole('menuitemcheckbox', { name: 'Μετρό' }))
      .toHaveAttribute('aria-checked', 'true')
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'Σχολεία' })).not.toBeChecked()
    await page.getByRole('menuitemradio', { name: 'Φθηνότερα' }).click()
    await vi.waitFor(() => expect(onAction).toHaveBeenCalledWith('cheapest'))
  })

  it('are walked through as one list, and shortcuts are read with them', async () => {
    await show()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitemradio', { name: 'Νεότερα' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    const save = page.getByRole('menuitem', { name: 'Αποθήκευση Ctrl S' })
    await expect.element(save).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await vi.waitFor(() => expect(onAction).toHaveBeenCalledWith('delete'))
  })
})
