import { expect, userEvent, waitFor } from 'storybook/test'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Link, args: { href: '/terms/', children: 'τους όρους' } })

/** Within a sentence it is underlined: colour alone does not tell. */
export const WithinText = meta.story({
  render: (args) => (
    <Text>
      <span>{'Διαβάστε '}</span>
      <Link {...args} />
      <span>{' πριν συνεχίσετε.'}</span>
    </Text>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'τους όρους' })).toHaveFocus())
  },
})

export const Standing = meta.story({
  render: () => (
    <Stack space="xs" align="start">
      <Link href="/1" isStanding isStrong icon="arrowEnd">
        Τιμές ανά περιοχή
      </Link>
      <Link href="/2" isStanding tone="text" underline="hover">
        Μεσιτικά γραφεία
      </Link>
      <Link href="/3" isStanding tone="muted" underline="hover">
        Πολιτική απορρήτου
      </Link>
    </Stack>
  ),
})

/** It has its own `lang`: names of languages are written in themselves. */
export const OtherLanguage = meta.story({
  args: { href: '/ru/', lang: 'ru', hrefLang: 'ru', isStanding: true, children: 'Русский' },
})

/** The words say that another window opens. */
export const NewWindow = meta.story({
  args: {
    href: 'https://www.openstreetmap.org/',
    target: '_blank',
    rel: 'noopener',
    isStanding: true,
    icon: 'external',
    children: 'Στο OpenStreetMap (νέο παράθυρο)',
  },
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Text>
        <span>{'Ο αγγελιοδότης δηλώνει ότι αποδέχεται '}</span>
        <Link href="/terms/">τους όρους χρήσης και την πολιτική προστασίας των προσωπικών δεδομένων</Link>
        <span>{' της υπηρεσίας.'}</span>
      </Text>
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Stack align="start">
        <Link href="/de/" isStanding icon="arrowEnd">
          Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung
        </Link>
      </Stack>
    </Narrow>
  ),
})
