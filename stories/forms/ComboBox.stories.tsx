import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ComboBox } from '#design-system/forms/ComboBox/ComboBox.tsx'
import { useAsyncOptions } from '#design-system/forms/ComboBox/useAsyncOptions.ts'
import type { Option } from '#design-system/forms/Option.ts'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: ComboBox })

const places: Option[] = [
  { id: 'pagkrati', label: 'Παγκράτι', detail: 'Αθήνα, Αττική', icon: 'pin' },
  { id: 'paros', label: 'Πάρος', detail: 'Κυκλάδες', icon: 'pin' },
  { id: 'patra', label: 'Πάτρα', detail: 'Αχαΐα', icon: 'pin' },
]

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('el')
const fitting = (text: string) => places.filter(({ label }) => bare(label).startsWith(bare(text)))

function Places({ errorMessage, items }: { errorMessage?: string; items?: Option[] }) {
  const [typed, setTyped] = useState('')
  return (
    <ComboBox
      label="Περιοχή"
      name="keyword"
      placeholder="π.χ. Παγκράτι"
      items={items ?? fitting(typed)}
      inputValue={typed}
      onInputChange={setTyped}
      onSelect={() => {}}
      emptyText="Δεν βρέθηκε τέτοια περιοχή"
      errorMessage={errorMessage}
    />
  )
}

/** Lists open by an animation that begins unseen. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

export const Closed = meta.story({ render: () => <Places /> })

export const Open = meta.story({
  render: () => (
    <Narrow>
      <Places />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Πα')
    await shown(await screen.findByRole('option', { name: /Παγκράτι/ }))
  },
})

export const ChosenByKeyboard = meta.story({
  render: () => <Places />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Περιοχή' })
    await userEvent.tab()
    await userEvent.keyboard('πα')
    await screen.findByRole('option', { name: /Πάτρα/ })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const paros = screen.getByRole('option', { name: /Πάρος/ })
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', paros.id))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveValue('Πάρος'))
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'))
  },
})

/** So many that the list scrolls, and the page does not. */
export const ManyResults = meta.story({
  render: () => (
    <Places
      items={Array.from({ length: 40 }, (_, at) => ({
        id: String(at),
        label: `Νέα Ερυθραία ${at + 1}`,
        detail: 'Δήμος Κηφισιάς, Αττική',
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Ν')
    await screen.findByRole('option', { name: /Νέα Ερυθραία 40/ })
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('option', { name: /Νέα Ερυθραία 40/ })).toBeVisible())
  },
})

export const NothingFits = meta.story({
  render: () => <Places />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Ξάνθη')
    await shown(await screen.findByText('Δεν βρέθηκε τέτοια περιοχή'))
  },
})

export const InSections = meta.story({
  render: () => (
    <ComboBox
      label="Περιοχή"
      items={[
        { id: 'areas', label: 'Περιοχές', options: places.slice(0, 1) },
        { id: 'islands', label: 'Νησιά και πόλεις', options: places.slice(1) },
      ]}
      onSelect={() => {}}
      emptyText="Δεν βρέθηκε τέτοια περιοχή"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Π')
    await shown(await screen.findByRole('group', { name: 'Νησιά και πόλεις' }))
  },
})

const soon = async (text: string) => {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return fitting(text)
}
const never = () => new Promise<never>(() => {})

function LookedUp({ load }: { load: (text: string) => Promise<readonly Option[]> }) {
  const [typed, setTyped] = useState('')
  const { options, isLoading, hasFailed } = useAsyncOptions({ text: typed, load })
  return (
    <ComboBox
      label="Περιοχή"
      items={options}
      inputValue={typed}
      onInputChange={setTyped}
      onSelect={() => {}}
      isLoading={isLoading}
      loadingText="Αναζήτηση περιοχών"
      countText={(count) => (count === 1 ? '1 περιοχή' : `${count} περιοχές`)}
      emptyText={hasFailed ? 'Η αναζήτηση δεν έγινε. Δοκιμάστε ξανά.' : 'Δεν βρέθηκε τέτοια περιοχή'}
    />
  )
}

export const LookedUpElsewhere = meta.story({
  render: () => <LookedUp load={soon} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Πάρ')
    await shown(await screen.findByRole('option', { name: /Πάρος/ }))
    await expect(await screen.findByText('1 περιοχή')).toBeInTheDocument()
  },
})

/** After a second the wait is shown in the field and announced in the list. */
export const Pending = meta.story({
  render: () => <LookedUp load={never} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Πα')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list).toHaveTextContent('Αναζήτηση περιοχών'))
  },
})

export const WithError = meta.story({ render: () => <Places errorMessage="Διαλέξτε περιοχή από τη λίστα" /> })

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <ComboBox
        label="Gemeindegebietsbezeichnung"
        description="Ortsteile und Stadterweiterungsgebiete gehen auch"
        items={[
          {
            id: '1',
            label: 'Thessaloniki-Innenstadterweiterungsgebiet',
            detail: 'Regionalverwaltungsbezirk Zentralmakedonien',
            icon: 'pin',
          },
        ]}
        onSelect={() => {}}
        emptyText="Kein Gemeindegebiet gefunden"
      />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Th')
    await shown(await screen.findByRole('option'))
  },
})
