import { expect, userEvent, waitFor } from 'storybook/test'
import { TabLinks } from '#design-system/navigation/TabLinks/TabLinks.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const links = [
  { href: '/saved/', label: 'Αγαπημένα', detail: '12', isCurrent: true },
  { href: '/searches/', label: 'Αναζητήσεις' },
  { href: '/messages/', label: 'Μηνύματα', detail: '3' },
]

const meta = preview.meta({ component: TabLinks, args: { label: 'Ο λογαριασμός μου', links } })

export const Links = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: /Αγαπημένα/ })).toHaveFocus())
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Αγαπημένα/ })).toHaveAttribute('aria-current', 'page'),
    )
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Αναζητήσεις' })).toHaveFocus())
  },
})

export const WithIcons = meta.story({
  args: {
    links: [
      { href: '/list/', label: 'Λίστα', icon: 'list', isCurrent: true },
      { href: '/map/', label: 'Χάρτης', icon: 'map' },
    ],
  },
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <TabLinks
        label="Ο λογαριασμός μου"
        links={[...links, { href: '/notices/', label: 'Ειδοποιήσεις για νέες αγγελίες και μειώσεις τιμών' }]}
      />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <TabLinks
        label="Mein Konto"
        links={[
          { href: '/de/1', label: 'Benachrichtigungseinstellungen', isCurrent: true },
          { href: '/de/2', label: 'Zwangsversteigerungstermine' },
        ]}
      />
    </Narrow>
  ),
})
