import { expect, userEvent, waitFor } from 'storybook/test'
import { ToggleIconButton } from '#design-system/actions/ToggleIconButton/ToggleIconButton.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  component: ToggleIconButton,
  args: { icon: 'heart' as const, selectedIcon: 'heartFilled' as const, label: 'Αποθήκευση' },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Αποθήκευση' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  },
})

/** Off and on, in each variant: the shape changes, or the edge. */
export const States = meta.story({
  render: () => (
    <Inline>
      {(['plain', 'outlined', 'photo'] as const).flatMap((variant) =>
        [false, true].map((isOn) => (
          <ToggleIconButton
            key={`${variant}-${isOn}`}
            icon="heart"
            selectedIcon="heartFilled"
            label={`Αποθήκευση, ${variant}${isOn ? ', ναι' : ''}`}
            variant={variant}
            defaultSelected={isOn}
          />
        )),
      )}
    </Inline>
  ),
})

export const Small = meta.story({ args: { size: 'small', variant: 'outlined', defaultSelected: true } })
