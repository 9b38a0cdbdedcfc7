import { expect, waitFor } from 'storybook/test'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: FieldGroup })

const street = <TextField label="Οδός" autoComplete="address-line1" />
const code = <TextField label="Τ.Κ." inputMode="numeric" autoComplete="postal-code" />

export const Below = meta.story({
  render: () => (
    <FieldGroup legend="Διεύθυνση του ακινήτου" description="Δεν δημοσιεύεται ο αριθμός.">
      {street}
      {code}
    </FieldGroup>
  ),
})

export const Beside = meta.story({
  render: () => (
    <FieldGroup legend="Τιμή" arrangement="beside">
      <NumberField label="Από" suffix="€" />
      <NumberField label="Έως" suffix="€" defaultValue="300000" />
    </FieldGroup>
  ),
})

export const Close = meta.story({
  render: () => (
    <FieldGroup legend="Χαρακτηριστικά" arrangement="close">
      <Checkbox>Ασανσέρ</Checkbox>
      <Checkbox defaultSelected>Μπαλκόνι ή βεράντα</Checkbox>
    </FieldGroup>
  ),
})

export const Columns = meta.story({
  render: () => (
    <FieldGroup legend="Χαρακτηριστικά" arrangement="columns">
      {['Ασανσέρ', 'Κήπος', 'Πισίνα', 'Αποθήκη', 'Τζάκι', 'Επιπλωμένο', 'Ηλιακός'].map((each) => (
        <Checkbox key={each}>{each}</Checkbox>
      ))}
    </FieldGroup>
  ),
})

/** The legend aligns with the label of a field beside it, and the boxes of unlabelled fields with its box. */
export const InARowOfFields = meta.story({
  render: () => (
    <Grid columns="halves" space="md" align="start">
      <FieldGroup legend="Τιμή" arrangement="beside">
        <NumberField aria-label="Από" placeholder="από" suffix="€" />
        <NumberField aria-label="Έως" placeholder="έως" suffix="€" />
      </FieldGroup>
      <TextField label="Περιοχή" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    // The text of a label is an element of its own within its line.
    const top = (element: HTMLElement) => (element.closest('label') ?? element).getBoundingClientRect().top
    const areLevel = (one: HTMLElement, other: HTMLElement) =>
      expect(Math.abs(top(one) - top(other))).toBeLessThan(1)
    await waitFor(() => areLevel(canvas.getByText('Τιμή'), canvas.getByText('Περιοχή')))
    const [least, place] = ['Από', 'Περιοχή'].map((name) => canvas.getByRole('textbox', { name }))
    await waitFor(() => least && place && areLevel(least, place))
  },
})

export const WithError = meta.story({
  render: () => (
    <FieldGroup legend="Τιμή" arrangement="beside" errorMessage="Το «από» είναι μεγαλύτερο από το «έως».">
      <NumberField label="Από" defaultValue="400000" suffix="€" />
      <NumberField label="Έως" defaultValue="300000" suffix="€" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Τιμή' })).toHaveAccessibleDescription(/μεγαλύτερο/),
    )
  },
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <FieldGroup
        legend="Grundstückseigentümeranschrift"
        description="Grundbuchamtlich eingetragene Eigentümeranschrift"
        errorMessage="Die Grundstückseigentümeranschrift ist unvollständig"
        arrangement="beside"
      >
        <TextField label="Straßenbezeichnung" />
        <TextField label="Hausnummernzusatz" />
      </FieldGroup>
    </Narrow>
  ),
})
