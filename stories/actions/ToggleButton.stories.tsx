import { expect, userEvent, waitFor } from 'storybook/test'
import { ToggleButton } from '#design-system/actions/ToggleButton/ToggleButton.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: ToggleButton,
  args: { children: 'Ειδοποιήσεις', icon: 'bell' as const },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ειδοποιήσεις' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  },
})

/** Off and on side by side: background, edge and icon distinguish them. */
export const States = meta.story({
  render: () => (
    <Inline>
      <ToggleButton icon="heart" selectedIcon="heartFilled">
        Αποθήκευση
      </ToggleButton>
      <ToggleButton icon="heart" selectedIcon="heartFilled" defaultSelected>
        Αποθήκευση
      </ToggleButton>
      <ToggleButton>Στον χάρτη</ToggleButton>
      <ToggleButton defaultSelected>Στον χάρτη</ToggleButton>
    </Inline>
  ),
})

export const Small = meta.story({ args: { size: 'small', defaultSelected: true } })

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <ToggleButton icon="bell" defaultSelected>
        Ειδοποίηση για κάθε νέα αγγελία σε αυτή την περιοχή
      </ToggleButton>
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <ToggleButton icon="bell">Benachrichtigungen über Zwangsversteigerungstermine</ToggleButton>
    </Narrow>
  ),
})
