import { expect, userEvent, waitFor } from 'storybook/test'
import { SectionTabs } from '#design-system/navigation/SectionTabs/SectionTabs.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const sections = [
  { id: 'overview', label: 'Επισκόπηση', icon: 'home' },
  { id: 'facts', label: 'Χαρακτηριστικά', icon: 'list' },
  { id: 'plan', label: 'Κάτοψη', icon: 'plan' },
  { id: 'location', label: 'Τοποθεσία', icon: 'map' },
] as const

const page = (
  <>
    <SectionTabs label="Μέρη της σελίδας" sections={sections} />
    {sections.map(({ id, label }) => (
      <section key={id} id={id}>
        <h2>{label}</h2>
        <p>Το μέρος της σελίδας στο οποίο οδηγεί ο σύνδεσμος.</p>
      </section>
    ))}
  </>
)

const meta = preview.meta({ component: SectionTabs, args: { label: 'Μέρη της σελίδας', sections } })

export const Tabs = meta.story({
  render: () => page,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Επισκόπηση' })).toHaveFocus())
  },
})

export const LongGreekText = meta.story({ render: () => <Narrow>{page}</Narrow> })

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <SectionTabs
        label="Abschnitte"
        sections={[
          { id: 'a', label: 'Ausstattungsmerkmale' },
          { id: 'b', label: 'Zwangsversteigerungstermin' },
        ]}
      />
      <section id="a">
        <h2>Ausstattungsmerkmale</h2>
      </section>
      <section id="b">
        <h2>Zwangsversteigerungstermin</h2>
      </section>
    </Narrow>
  ),
})
