import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { ToggleIconButton } from '#design-system/actions/ToggleIconButton/ToggleIconButton.tsx'
import { Toolbar } from '#design-system/actions/Toolbar/Toolbar.tsx'
import { ToolbarGroup } from '#design-system/actions/Toolbar/ToolbarGroup.tsx'
import { Tooltip } from '#design-system/overlays/Tooltip/Tooltip.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Toolbar })

const tools = (
  <>
    <ToolbarGroup label="Κλίμακα">
      <IconButton icon="plus" label="Μεγέθυνση" />
      <IconButton icon="minus" label="Σμίκρυνση" />
    </ToolbarGroup>
    <ToolbarGroup label="Σχεδίαση">
      <Tooltip>
        <ToggleIconButton icon="edit" selectedIcon="edit" label="Σχεδίαση περιοχής" variant="outlined" />
      </Tooltip>
      <ToggleIconButton
        icon="pin"
        selectedIcon="pin"
        label="Κύκλος γύρω από ένα σημείο"
        variant="outlined"
        defaultSelected
      />
    </ToolbarGroup>
    <ToolbarGroup label="Περιοχή">
      <Button variant="quiet" icon="trash">
        Καθαρισμός
      </Button>
    </ToolbarGroup>
  </>
)

/** One stop of the Tab key; arrows walk across the groups. */
export const ByKeyboard = meta.story({
  render: () => <Toolbar label="Εργαλεία του χάρτη">{tools}</Toolbar>,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Μεγέθυνση' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Σχεδίαση περιοχής' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Σμίκρυνση' })).toHaveFocus())
  },
})

export const Upright = meta.story({
  render: () => (
    <Toolbar label="Εργαλεία του χάρτη" orientation="vertical">
      {tools}
    </Toolbar>
  ),
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <Toolbar label="Εργαλεία του χάρτη">{tools}</Toolbar>
    </Narrow>
  ),
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Toolbar label="Εργαλεία του χάρτη">
        <ToolbarGroup label="Περιοχή">
          <Button variant="secondary" icon="edit">
            Σχεδίαση της περιοχής με το χέρι
          </Button>
          <Button variant="quiet">Καθαρισμός όλων των σημείων</Button>
        </ToolbarGroup>
        <ToolbarGroup label="Κλίμακα">
          <IconButton icon="plus" label="Μεγέθυνση" />
        </ToolbarGroup>
      </Toolbar>
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Toolbar label="Kartenwerkzeuge">
        <ToolbarGroup label="Gebiet">
          <Button variant="secondary">Grundstücksgrenzen einzeichnen</Button>
          <Button variant="quiet">Entfernungsmessung zurücksetzen</Button>
        </ToolbarGroup>
      </Toolbar>
    </Narrow>
  ),
})
