import { expect, userEvent, waitFor } from 'storybook/test'
import { TabBar } from '#design-system/navigation/TabBar/TabBar.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const items = [
  { href: '/', label: 'Αναζήτηση', icon: 'search', current: 'page' },
  { href: '/user/saved/', label: 'Αποθηκευμένα', icon: 'heart', count: 6 },
  { href: '/user/messages/', label: 'Μηνύματα', icon: 'mail', news: '2 αδιάβαστα' },
  { href: '/utente/profilo/', label: 'Εγώ', icon: 'user' },
] as const

const meta = preview.meta({
  component: TabBar,
  args: { label: 'Κύριες σελίδες', items },
  render: (args) => (
    <Narrow>
      <TabBar {...args} />
    </Narrow>
  ),
})

export const Places = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Αναζήτηση' })).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Αποθηκευμένα 6' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Μηνύματα 2 αδιάβαστα' })).toBeVisible()
  },
})

/** Nothing is counted, and the page is within a place. */
export const NothingNew = meta.story({
  args: {
    items: items.map(({ href, label, icon }, at) => ({
      href,
      label,
      icon,
      current: at === 1 ? 'true' : undefined,
    })),
  },
})

export const ManySaved = meta.story({ args: { items: [{ ...items[1], count: 1204 }, items[2]] } })

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  args: {
    label: 'Hauptseiten',
    items: [
      { href: '/de/', label: 'Immobiliensuche', icon: 'search', current: 'page' },
      { href: '/de/user/saved/', label: 'Merkzettel', icon: 'heart', count: 12 },
      { href: '/de/user/messages/', label: 'Nachrichten', icon: 'mail', news: '3 ungelesen' },
      { href: '/de/user/login/', label: 'Benutzerkonto', icon: 'user' },
    ],
  },
})
