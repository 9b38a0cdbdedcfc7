import { expect, userEvent, waitFor } from 'storybook/test'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { SkipLink } from '#design-system/layout/SkipLink/SkipLink.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  component: SkipLink,
  args: { target: 'results', children: 'Μετάβαση στα αποτελέσματα' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Heading level={2} id="results" lang="el" isFocusTarget>
          Αποτελέσματα
        </Heading>
      </>
    ),
  ],
})

export const Unseen = meta.story({})

/** Seen as soon as the keyboard reaches it. */
export const Reached = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Μετάβαση στα αποτελέσματα' })).toHaveFocus())
  },
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  args: { children: 'Zu den Suchergebnissen der Immobilienangebote springen' },
  play: async () => {
    await userEvent.tab()
  },
})
