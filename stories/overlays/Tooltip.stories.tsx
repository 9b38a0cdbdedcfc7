import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { ToggleIconButton } from '#design-system/actions/ToggleIconButton/ToggleIconButton.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Tooltip } from '#design-system/overlays/Tooltip/Tooltip.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Tooltip })

const comes = (text: string) => waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(text))

/** Focus shows it at once, Escape hides it, and the focus stays. */
export const ByKeyboard = meta.story({
  render: () => (
    <Tooltip text="Ctrl και συν">
      <IconButton icon="plus" label="Μεγέθυνση" variant="outlined" />
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await comes('Ctrl και συν')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleDescription('Ctrl και συν'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

/** Without its own text it shows the label of an icon button, visually only. */
export const NameOfAnIconButton = meta.story({
  render: () => (
    <Inline>
      <Tooltip>
        <IconButton icon="share" label="Κοινοποίηση" variant="outlined" />
      </Tooltip>
      <Tooltip>
        <ToggleIconButton
          icon="heart"
          selectedIcon="heartFilled"
          label="Αποθήκευση"
          variant="outlined"
          defaultSelected
        />
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await comes('Κοινοποίηση')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Κοινοποίηση' })).toHaveAccessibleDescription(''),
    )
  },
})

export const Placements = meta.story({
  render: () => (
    <Inline justify="center">
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <Tooltip key={placement} text={`Θέση: ${placement}`} placement={placement}>
          <Button variant="secondary">{placement}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
})

const long = 'Η θέση στον χάρτη είναι κατά προσέγγιση: ο ιδιοκτήτης ζήτησε να μη φαίνεται ο αριθμός της οδού'

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Tooltip text={long} placement="bottom">
        <Button variant="secondary" icon="pin">
          Κατά προσέγγιση
        </Button>
      </Tooltip>
    </Narrow>
  ),
  play: async () => {
    await userEvent.tab()
    await comes(long)
  },
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Tooltip text="Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung" placement="bottom">
        <Button variant="secondary">Verordnung</Button>
      </Tooltip>
    </Narrow>
  ),
  play: async () => {
    await userEvent.tab()
    await comes('Grundstücksverkehrsgenehmigung')
  },
})
