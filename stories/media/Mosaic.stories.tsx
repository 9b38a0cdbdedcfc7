import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Mosaic } from '#design-system/media/Mosaic/Mosaic.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { photoTexts, rooms } from './rooms.ts'

const meta = preview.meta({
  component: Mosaic,
  args: { photos: rooms(7), texts: photoTexts },
  render: (args) => (
    <Container>
      <Mosaic {...args} />
    </Container>
  ),
})

export const OneAndFour = meta.story({
  args: {
    actions: (
      <ButtonLink href="#plan" variant="secondary" size="small" icon="plan">
        Κάτοψη
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const [first] = canvas.getAllByRole('link')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).toHaveFocus())
  },
})

export const Three = meta.story({ args: { photos: rooms(3) } })
export const Two = meta.story({ args: { photos: rooms(2) } })
export const One = meta.story({ args: { photos: rooms(1) } })

/** A photograph whose files are missing: its words in its place. */
export const Failed = meta.story({
  args: { photos: rooms(5).map((photo, at) => (at === 1 ? { ...photo, path: '/missing' } : photo)) },
})

export const InANarrowPlace = meta.story({
  render: (args) => (
    <Narrow>
      <Mosaic {...args} />
    </Narrow>
  ),
})
