import { expect, userEvent, waitFor } from 'storybook/test'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Page } from '#design-system/layout/Page/Page.tsx'
import { SkipLink } from '#design-system/layout/SkipLink/SkipLink.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { NavigationBar } from '#design-system/navigation/NavigationBar/NavigationBar.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLink: <SkipLink>Μετάβαση στο περιεχόμενο</SkipLink>,
    header: (
      <Container>
        <NavigationBar
          label="Κύρια πλοήγηση"
          items={[
            { label: 'Αγορά', href: '/pwlhsh-katoikies', current: 'page' as const },
            { label: 'Ενοικίαση', href: '/enoikio-katoikies' },
          ]}
        />
      </Container>
    ),
    footer: (
      <Container>
        <Link href="/privacy/" isStanding tone="muted">
          Πολιτική απορρήτου
        </Link>
      </Container>
    ),
    children: (
      <Container>
        <Stack>
          <Heading level={1}>Κατοικίες προς πώληση στο Παγκράτι</Heading>
          <Text>412 ακίνητα από 530 αγγελίες</Text>
        </Stack>
      </Container>
    ),
  },
})

/** One banner, one main, one contentinfo. */
export const Landmarks = meta.story({
  play: async ({ canvas }) => {
    for (const landmark of ['banner', 'main', 'contentinfo']) {
      await expect(canvas.getAllByRole(landmark)).toHaveLength(1)
    }
  },
})

/** The first Tab stop skips the header; it is visible only with the focus. */
export const SkipLinkReached = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Μετάβαση στο περιεχόμενο' })
    await waitFor(() => expect(link).toHaveFocus())
    await waitFor(() => expect(link.getBoundingClientRect().height).toBeGreaterThan(24))
    await waitFor(() => expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`))
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Αγορά' })).toHaveFocus())
  },
})

/** Where a map fills the screen there is no foot. */
export const WithoutFooter = meta.story({
  render: ({ skipLink, header, children }) => (
    <Page skipLink={skipLink} header={header}>
      {children}
    </Page>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Page
      skipLink={<SkipLink>Zum Hauptinhalt der Immobiliensuche springen</SkipLink>}
      header={
        <Container>
          <NavigationBar
            label="Hauptnavigation"
            items={[{ label: 'Zwangsversteigerungen', href: '/de/1', current: 'page' }]}
          />
        </Container>
      }
      footer={
        <Container>
          <Link href="/de/privacy/" isStanding tone="muted">
            Datenschutzbestimmungen
          </Link>
        </Container>
      }
    >
      <Container>
        <Heading level={1}>Grundstücksverkehrsgenehmigungszuständigkeit in Thessaloniki</Heading>
      </Container>
    </Page>
  ),
})
