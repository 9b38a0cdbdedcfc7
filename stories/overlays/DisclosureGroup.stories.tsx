import { expect, userEvent, waitFor } from 'storybook/test'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { DisclosureGroup } from '#design-system/overlays/DisclosureGroup/DisclosureGroup.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: DisclosureGroup })

const questions = (
  <>
    <Disclosure summary="Τι κοστίζει μια αγγελία;" headingLevel={2} isInitiallyOpen>
      <Text>Η πρώτη είναι δωρεάν για ιδιώτες.</Text>
    </Disclosure>
    <Disclosure summary="Πόσο μένει στη σελίδα;" headingLevel={2}>
      <Text>Τρεις μήνες· έπειτα ρωτάμε αν ισχύει ακόμη.</Text>
    </Disclosure>
    <Disclosure
      summary="Πώς ελέγχετε ότι ο αγγελιοδότης έχει δικαίωμα να πουλήσει το ακίνητο;"
      headingLevel={2}
    >
      <Text>Ζητάμε τον αριθμό του ΚΑΕΚ.</Text>
    </Disclosure>
  </>
)

/** Opening one closes the open one; the browser does it, with or without script. */
export const OneAtATime = meta.story({
  render: () => <DisclosureGroup>{questions}</DisclosureGroup>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Πόσο μένει στη σελίδα;'))
    await waitFor(() => expect(canvas.getByText(/Τρεις μήνες/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Η πρώτη είναι δωρεάν/)).not.toBeVisible())
  },
})

export const Several = meta.story({
  render: () => <DisclosureGroup allowsMultipleExpanded>{questions}</DisclosureGroup>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Πόσο μένει στη σελίδα;'))
    await waitFor(() => expect(canvas.getByText(/Τρεις μήνες/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Η πρώτη είναι δωρεάν/)).toBeVisible())
  },
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <DisclosureGroup>{questions}</DisclosureGroup>
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <DisclosureGroup>
        <Disclosure summary="Welche Grundstücksverkehrsgenehmigungen werden benötigt?" isInitiallyOpen>
          <Text>Das hängt von der Gemeinde ab.</Text>
        </Disclosure>
        <Disclosure summary="Wie lange bleibt eine Immobilienanzeige veröffentlicht?">
          <p>-</p>
        </Disclosure>
      </DisclosureGroup>
    </Narrow>
  ),
})
