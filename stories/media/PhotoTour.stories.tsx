import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { PhotoTour } from '#design-system/media/PhotoTour/PhotoTour.tsx'
import preview from '../../.storybook/preview.tsx'
import { photoTexts, rooms } from './rooms.ts'

const meta = preview.meta({
  component: PhotoTour,
  args: { photos: rooms(9), texts: photoTexts, initialIndex: 0, onClose: () => undefined },
})

export const ByRoom = meta.story({
  play: async () => {
    await screen.findByRole('heading', { name: 'Κουζίνα' })
    await userEvent.click(screen.getByRole('button', { name: 'Κουζίνα' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /^Κουζίνα, εικόνα/ })).toHaveFocus())
  },
})
