import { expect, userEvent, waitFor } from 'storybook/test'
import { NavigationBar } from '#design-system/navigation/NavigationBar/NavigationBar.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: NavigationBar,
  args: {
    label: 'Κύρια πλοήγηση',
    items: [
      { label: 'Αγορά', href: '/pwlhsh-katoikies', current: 'page' as const },
      { label: 'Ενοικίαση', href: '/enoikio-katoikies' },
      { label: 'Τιμές', href: '/agora-akiniton/' },
      { label: 'Γραφεία', href: '/mesitika-grafeia/' },
    ],
  },
})

export const Sections = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Αγορά' })).toHaveFocus())
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Αγορά' })).toHaveAttribute('aria-current', 'page'),
    )
  },
})

/** The page is in the section. */
export const WithinASection = meta.story({
  args: {
    items: [
      { label: 'Αγορά', href: '/pwlhsh-katoikies' },
      { label: 'Τιμές', href: '/agora-akiniton/', current: 'true' as const },
    ],
  },
})

export const NarrowScreen = meta.story({
  render: (args) => (
    <Narrow>
      <NavigationBar {...args} />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <NavigationBar
        label="Hauptnavigation"
        items={[
          { label: 'Zwangsversteigerungen', href: '/de/1', current: 'page' },
          { label: 'Immobilienmaklerbüros', href: '/de/2' },
          { label: 'Marktpreisentwicklung', href: '/de/3' },
        ]}
      />
    </Narrow>
  ),
})
