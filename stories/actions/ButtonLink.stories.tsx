import { expect, userEvent, waitFor } from 'storybook/test'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: ButtonLink,
  args: { children: 'Καταχώρηση αγγελίας', href: '/pubblica-annuncio/' },
})

export const Primary = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Καταχώρηση αγγελίας' })).toHaveFocus())
  },
})

export const Variants = meta.story({
  render: () => (
    <Inline>
      <ButtonLink href="/1">Όλες οι αγγελίες</ButtonLink>
      <ButtonLink href="/2" variant="secondary" icon="map">
        Στον χάρτη
      </ButtonLink>
      <ButtonLink href="/3" variant="soft">
        Αποθήκευση
      </ButtonLink>
      <ButtonLink href="/4" variant="quiet" iconEnd="arrowEnd">
        Περισσότερα
      </ButtonLink>
      <ButtonLink href="/5" size="small" variant="secondary">
        Μικρό
      </ButtonLink>
    </Inline>
  ),
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <ButtonLink href="/" width="full" iconEnd="arrowEnd">
        Δείτε όλες τις αγγελίες του μεσιτικού γραφείου στο Παγκράτι
      </ButtonLink>
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <ButtonLink href="/de/" variant="secondary">
        Zwangsversteigerungstermine in Thessaloniki anzeigen
      </ButtonLink>
    </Narrow>
  ),
})
