import { expect, userEvent, waitFor } from 'storybook/test'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: ChipLink, args: { href: '/3', children: 'Με κήπο' } })

export const Offered = meta.story({})

/** In force: the same link takes it away. */
export const InForce = meta.story({
  render: () => (
    <Inline>
      <ChipLink href="/1" isActive removeLabel="Αφαίρεση φίλτρου:">
        ≤ 300.000 €
      </ChipLink>
      <ChipLink href="/2" isActive removeLabel="Αφαίρεση φίλτρου:">
        3+ υ/δ
      </ChipLink>
      <ChipLink href="/3">Με κήπο</ChipLink>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Αφαίρεση φίλτρου: ≤ 300.000 €' })).toHaveFocus(),
    )
  },
})

/** A row that scrolls in its own box, as above a list on a phone. */
export const InAStrip = meta.story({
  render: () => (
    <Narrow>
      <Inline overflow="scroll">
        {['≤ 300.000 €', '3+ υ/δ', 'Μετρό ≤ 600 μ.', 'Με κήπο', 'Με πισίνα'].map((each) => (
          <ChipLink key={each} href={`/${each}`} isActive removeLabel="Αφαίρεση φίλτρου:">
            {each}
          </ChipLink>
        ))}
      </Inline>
    </Narrow>
  ),
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <ChipLink href="/1" isActive removeLabel="Αφαίρεση φίλτρου:">
        Επιτρέπονται κατοικίδια και υπάρχει κήπος ή μεγάλη βεράντα
      </ChipLink>
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <ChipLink href="/1">Solarthermische Warmwasserbereitungsanlage vorhanden</ChipLink>
    </Narrow>
  ),
})
