import { expect, userEvent, waitFor } from 'storybook/test'
import { Stepper, type StepperProps } from '#design-system/navigation/Stepper/Stepper.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const args: StepperProps = {
  label: 'Καταχώρηση αγγελίας',
  summary: 'Βήμα 3 από 5: Φωτογραφίες',
  stateLabels: { done: 'έτοιμο', upcoming: 'ακολουθεί', error: 'θέλει διόρθωση' },
  steps: [
    { label: 'Ακίνητο', state: 'done', href: '?step=1' },
    { label: 'Χαρακτηριστικά', state: 'done', href: '?step=2' },
    { label: 'Φωτογραφίες', state: 'current' },
    { label: 'Τιμή', state: 'upcoming' },
    { label: 'Επικοινωνία', state: 'upcoming' },
  ],
}

const meta = preview.meta({ component: Stepper, args })

/** Earlier steps are links back; later ones are none. */
export const InTheMiddle = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: /Ακίνητο/ })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: /Χαρακτηριστικά/ })).toHaveFocus())
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
})

export const WithError = meta.story({
  args: {
    summary: 'Βήμα 5 από 5: Επικοινωνία',
    steps: [
      { label: 'Ακίνητο', state: 'done', href: '?step=1' },
      { label: 'Χαρακτηριστικά', state: 'error', href: '?step=2' },
      { label: 'Φωτογραφίες', state: 'done', href: '?step=3' },
      { label: 'Τιμή', state: 'done', href: '?step=4' },
      { label: 'Επικοινωνία', state: 'current' },
    ],
  },
})

/** Beside a form of many steps, each of which can be gone to. */
export const Column = meta.story({
  args: {
    layout: 'column',
    steps: args.steps.map((step) => (step.state === 'upcoming' ? { ...step, href: '?step=later' } : step)),
  },
})

/** Without links: what was sent cannot be changed any more. */
export const NoWayBack = meta.story({
  args: { steps: args.steps.map(({ label, state }) => ({ label, state })) },
})

export const NarrowScreen = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
})

export const LongGreekText = meta.story({
  args: {
    steps: [
      { label: 'Στοιχεία του ακινήτου και του ιδιοκτησιακού καθεστώτος', state: 'done', href: '?step=1' },
      { label: 'Φωτογραφίες και κατόψεις', state: 'current' },
      { label: 'Προεπισκόπηση και δημοσίευση της αγγελίας', state: 'upcoming' },
    ],
  },
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Stepper
        label="Anzeige aufgeben"
        summary="Schritt 2 von 3: Energieeffizienzklassifizierung"
        stateLabels={{ done: 'erledigt', upcoming: 'folgt', error: 'zu berichtigen' }}
        steps={[
          { label: 'Grundstücksverkehrsgenehmigung', state: 'done', href: '?1' },
          { label: 'Energieeffizienzklassifizierung', state: 'current' },
          { label: 'Veröffentlichungseinstellungen', state: 'upcoming' },
        ]}
      />
    </Narrow>
  ),
})
