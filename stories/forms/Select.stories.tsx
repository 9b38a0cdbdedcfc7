import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Select } from '#design-system/forms/Select/Select.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

/** Lists open by an animation that begins unseen. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

const agencies = [
  { id: '1', label: 'Φιλοπάππου Ακίνητα', detail: '42 αγγελίες' },
  { id: '2', label: 'Aegean Homes', detail: '18 αγγελίες' },
]

const meta = preview.meta({ component: Select, args: { label: 'Γραφείο', options: agencies } })

export const NothingChosen = meta.story({ args: { placeholder: 'Όλα τα γραφεία' } })

export const Chosen = meta.story({
  args: { defaultValue: '2' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: /Aegean/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Φιλοπάππου Ακίνητα'))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const Open = meta.story({
  args: { defaultValue: '2' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await shown(await screen.findByRole('listbox'))
  },
})

export const WithError = meta.story({
  args: { defaultValue: '2', errorMessage: 'Το γραφείο δεν δέχεται μηνύματα', note: 'προαιρετικό' },
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Select
        label="Grundstücksvermittlungsgesellschaft"
        description="Nur geprüfte Vermittlungsgesellschaften"
        defaultValue="1"
        options={[
          {
            id: '1',
            label: 'Mittelmeergrundstücksverwaltungsgesellschaft mit beschränkter Haftung',
            detail: '1.250 Immobilienanzeigen',
          },
        ]}
      />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await shown(await screen.findByRole('option'))
  },
})
