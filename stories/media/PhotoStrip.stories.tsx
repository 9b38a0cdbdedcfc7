import { expect, userEvent, waitFor } from 'storybook/test'
import { Card } from '#design-system/collections/Card/Card.tsx'
import { PhotoStrip } from '#design-system/media/PhotoStrip/PhotoStrip.tsx'
import { Picture } from '#design-system/media/Picture/Picture.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { rooms } from './rooms.ts'

const photos = (count: number) =>
  rooms(count).map(({ id, path, widths, alt, room }, at) => ({
    id,
    path,
    widths,
    alt,
    caption: `${room} · ${at + 1} / ${count}`,
  }))

const meta = preview.meta({
  component: PhotoStrip,
  args: {
    photos: photos(6),
    href: '#aggelia',
    texts: {
      label: 'Φωτογραφίες',
      previous: 'Προηγούμενη φωτογραφία',
      next: 'Επόμενη φωτογραφία',
    },
    sizes: '23rem',
  },
  render: (args) => {
    const [first] = args.photos
    return (
      <Narrow>
        <Card
          href="#aggelia"
          title="Διαμέρισμα · 3 υ/δ · 96 τ.μ. · 4ος"
          media={
            <>
              {first && (
                <Picture
                  path={first.path}
                  widths={first.widths}
                  alt={first.alt}
                  ratio="5:3"
                  loading="eager"
                />
              )}
              <PhotoStrip {...args} />
            </>
          }
        />
      </Narrow>
    )
  },
})

export const InACard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByText(/ · 2 \/ 6$/)).toBeInTheDocument())
  },
})
