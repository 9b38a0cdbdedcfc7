import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Tooltip } from '#design-system/overlays/Tooltip/Tooltip.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  component: IconButton,
  args: { icon: 'close' as const, label: 'Κλείσιμο', onPress: fn() },
})

export const Plain = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Κλείσιμο' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onPress).toHaveBeenCalledOnce())
  },
})

export const Variants = meta.story({
  render: () => (
    <Inline>
      <IconButton icon="close" label="Κλείσιμο" />
      <IconButton icon="share" label="Κοινοποίηση" variant="outlined" />
      <IconButton icon="expand" label="Πλήρης οθόνη" variant="photo" />
    </Inline>
  ),
})

export const Small = meta.story({
  render: () => (
    <Inline>
      <IconButton icon="close" label="Κλείσιμο" size="small" />
      <IconButton icon="share" label="Κοινοποίηση" variant="outlined" size="small" />
      <IconButton icon="expand" label="Πλήρης οθόνη" variant="photo" size="small" />
    </Inline>
  ),
})

/** A `Tooltip` around it shows the label to users who do not know the icon. */
export const WithTooltip = meta.story({
  render: () => (
    <Tooltip placement="bottom">
      <IconButton icon="sort" label="Σειρά των αποτελεσμάτων" variant="outlined" />
    </Tooltip>
  ),
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Σειρά των αποτελεσμάτων'))
  },
})
