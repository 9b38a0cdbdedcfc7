import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Menu } from '#design-system/overlays/Menu/Menu.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Menu })

const themes = [
  { id: 'system', label: 'Του συστήματος' },
  { id: 'light', label: 'Φωτεινό', icon: 'sun' as const },
  { id: 'dark', label: 'Σκούρο', icon: 'moon' as const },
  { id: 'contrast', label: 'Υψηλή αντίθεση', icon: 'contrast' as const },
]

const open = async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
}

/** Arrows walk through it, Escape closes it, and the focus is back on the button. */
export const ByKeyboard = meta.story({
  render: () => <Menu label="Εμφάνιση" icon="sun" isIconOnly items={themes} selected="light" />,
  play: async ({ canvas }) => {
    await open()
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Φωτεινό' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Σκούρο' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const OneOfSeveral = meta.story({
  render: () => <Menu label="Εμφάνιση" icon="sun" isIconOnly items={themes} selected="light" />,
  play: open,
})

export const Links = meta.story({
  render: () => (
    <Menu
      label="Ελληνικά"
      icon="globe"
      selected="el"
      items={[
        { id: 'el', label: 'Ελληνικά', lang: 'el', href: '/' },
        { id: 'de', label: 'Deutsch', lang: 'de', href: '/de/' },
        { id: 'ru', label: 'Русский', lang: 'ru', href: '/ru/' },
      ]}
    />
  ),
  play: open,
})

/** Groups have headings and selections of their own; destructive commands are last. */
export const Groups = meta.story({
  render: () => (
    <Menu
      label="Αναζήτηση"
      items={[
        {
          id: 'order',
          heading: 'Σειρά',
          selected: 'newest',
          items: [
            { id: 'newest', label: 'Νεότερα' },
            { id: 'cheapest', label: 'Φθηνότερα' },
          ],
        },
        {
          id: 'shown',
          heading: 'Στον χάρτη',
          selected: ['metro'],
          items: [
            { id: 'metro', label: 'Στάσεις μετρό' },
            { id: 'schools', label: 'Σχολεία' },
          ],
        },
        {
          id: 'search',
          heading: 'Αυτή η αναζήτηση',
          items: [
            { id: 'save', label: 'Αποθήκευση', icon: 'bell', shortcut: 'Ctrl S' },
            { id: 'edit', label: 'Μετονομασία', icon: 'edit' },
            { id: 'delete', label: 'Διαγραφή της αναζήτησης', icon: 'trash', isDestructive: true },
          ],
        },
      ]}
    />
  ),
  play: open,
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Menu
        label="Ενέργειες"
        items={[
          { id: '1', label: 'Αποστολή ειδοποίησης για κάθε νέα αγγελία στην περιοχή', icon: 'bell' },
          { id: '2', label: 'Αντιγραφή του συνδέσμου', icon: 'share', shortcut: 'Ctrl Shift C' },
        ]}
      />
    </Narrow>
  ),
  play: open,
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Menu
        label="Benachrichtigungseinstellungen"
        items={[
          { id: '1', label: 'Benachrichtigungshäufigkeit ändern', icon: 'bell' },
          { id: '2', label: 'Grundstücksverkehrsgenehmigungen anzeigen', icon: 'list' },
        ]}
      />
    </Narrow>
  ),
  play: open,
})
