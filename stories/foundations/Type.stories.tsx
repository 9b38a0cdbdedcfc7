import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Price } from '#design-system/foundations/Price/Price.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ title: 'foundations/Type' })

const sizes = (
  <Stack>
    <Heading level={1} size="display">
      Ένα σπίτι με φως
    </Heading>
    <Heading level={2} size="title">
      Κατοικίες προς πώληση στο Παγκράτι
    </Heading>
    <Heading level={3} size="heading">
      Χαρακτηριστικά του ακινήτου
    </Heading>
    <Heading level={4} size="subheading">
      Πόσο κοστίζει ο μήνας
    </Heading>
    <Text size="lead" tone="muted" isMeasured>
      Φωτεινό διαμέρισμα τρίτου ορόφου, διαμπερές, με θέα στον Υμηττό και δύο λεπτά από το μετρό.
    </Text>
    <Text isMeasured>
      Το διαμέρισμα ανακαινίστηκε το 2019, με νέα κουφώματα, ηλεκτρολογικά και υδραυλικά. Έχει αυτόνομη
      θέρμανση φυσικού αερίου και αποθήκη στο υπόγειο.
    </Text>
    <Text size="small" tone="muted">
      Επιβεβαιώθηκε 18 Νοεμβρίου
    </Text>
    <Text size="micro" tone="muted">
      Κωδικός αγγελίας 1084523
    </Text>
  </Stack>
)

export const Sizes = meta.story({ render: () => sizes })

export const NarrowScreen = meta.story({ render: () => <Narrow>{sizes}</Narrow> })

export const Tones = meta.story({
  render: () => (
    <Stack space="xs">
      {(['default', 'muted', 'action', 'cut', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Διαμέρισμα 96 τ.μ. στο Κουκάκι
        </Text>
      ))}
    </Stack>
  ),
})

/** Search matches: a background and a line, so that neither colour nor weight is needed to see them. */
export const Marked = meta.story({
  render: () => (
    <Stack>
      <Text isMeasured>
        <span>{'Διαμπερές, με '}</span>
        <Text as="mark">θέα</Text>
        <span>{' στον Υμηττό, '}</span>
        <Text as="mark">αυτόνομη θέρμανση φυσικού αερίου</Text>
        <span>{' και αποθήκη στο υπόγειο.'}</span>
      </Text>
      <Text size="small" tone="muted" isMeasured>
        <span>{'Φωτεινό, με '}</span>
        <Text as="mark" size="inherit" weight="medium">
          τζάκι
        </Text>
        <span>{' στο σαλόνι.'}</span>
      </Text>
      <Narrow>
        <Text>
          <Text as="mark">Διαμπερές διαμέρισμα με απεριόριστη θέα στη θάλασσα και στο βουνό</Text>
        </Text>
      </Narrow>
    </Stack>
  ),
})

export const Prices = meta.story({
  render: () => (
    <Stack>
      <Price detail="2.552 €/τ.μ.">245.000 €</Price>
      <Price size="display" previous={{ amount: '423.000 €', label: 'Προηγούμενη τιμή' }}>
        398.000 €
      </Price>
      <Price size="medium" detail="τον μήνα">
        1.150 €
      </Price>
    </Stack>
  ),
})
