import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ToggleIconButton } from '../ToggleIconButton/ToggleIconButton.tsx'
import { Toolbar } from './Toolbar.tsx'
import { ToolbarGroup } from './ToolbarGroup.tsx'

const show = (orientation: 'horizontal' | 'vertical' = 'horizontal') =>
  render(
    <>
      <Toolbar label="Εργαλεία χάρτη" orientation={orientation}>
        <ToolbarGroup label="Κλίμακα">
          <IconButton icon="plus" label="Μεγέθυνση" />
          <IconButton icon="minus" label="Σμίκρυνση" />
        </ToolbarGroup>
        <ToolbarGroup label="Σχεδίαση">
          <ToggleIconButton icon="edit" selectedIcon="edit" label="Σχεδίαση περιοχής" />
        </ToolbarGroup>
      </Toolbar>
      <button type="button">μετά</button>
    </>,
  )

const tool = (name: string) => page.getByRole('button', { name })

it('is one Tab stop, with arrows across its groups, and remembers the last tool', async () => {
  await show()
  await expect.element(page.getByRole('toolbar', { name: 'Εργαλεία χάρτη' })).toBeInTheDocument()
  await expect.element(page.getByRole('group', { name: 'Σχεδίαση' })).toBeInTheDocument()
  await userEvent.tab()
  await expect.element(tool('Μεγέθυνση')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(tool('Σχεδίαση περιοχής')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tool('Σμίκρυνση')).toHaveFocus()
  await userEvent.tab()
  await expect.element(tool('μετά')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(tool('Σμίκρυνση')).toHaveFocus()
})

it('moves up and down if it is vertical', async () => {
  await show('vertical')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(tool('Σμίκρυνση')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Σμίκρυνση')).toHaveFocus()
})
