import { ToggleIconButton } from '#design-system/actions/ToggleIconButton/ToggleIconButton.tsx'
import { Card, type CardProps } from '#design-system/collections/Card/Card.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Price } from '#design-system/foundations/Price/Price.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Picture } from '#design-system/media/Picture/Picture.tsx'
import { pictures } from './pictures.ts'

export interface SampleListing {
  id: number
  picture: keyof typeof pictures
  title: string
  place: string
  price: string
  perArea: string
  energy: { words: string; tone: 'success' | 'cut' }
  advertiser: string
  cut?: string
  /** "Save". @default 'Αποθήκευση' */
  saveLabel?: string
  /** @default 'Επιβεβαιώθηκε 18 Νοε' */
  confirmed?: string
  /** @default 'ακριβής θέση' */
  precision?: string
}

export const listings: readonly SampleListing[] = [
  {
    id: 1,
    picture: 'apartment',
    title: 'Διαμέρισμα · 3 υ/δ · 96 τ.μ. · 4ος',
    place: 'Κουκάκι, Αθήνα',
    price: '245.000 €',
    perArea: '2.552 €/τ.μ.',
    energy: { words: 'Ενεργ. κλάση Γ', tone: 'success' },
    advertiser: 'Φιλοπάππου Ακίνητα',
  },
  {
    id: 2,
    picture: 'stone',
    title: 'Μονοκατοικία · 4 υ/δ · 168 τ.μ. · 1930',
    place: 'Πλάκα, Αθήνα',
    price: '398.000 €',
    perArea: '2.369 €/τ.μ.',
    energy: { words: 'Ενεργ. κλάση Ε', tone: 'cut' },
    advertiser: 'Ιδιώτης',
    cut: '−6 % από 22 Οκτ',
  },
  {
    id: 3,
    picture: 'cyclades',
    title: 'Βίλα · 5 υ/δ · 240 τ.μ. με πισίνα και θέα στη θάλασσα',
    place: 'Νάουσα, Πάρος',
    price: '870.000 €',
    perArea: '3.625 €/τ.μ.',
    energy: { words: 'Ενεργ. κλάση Β+', tone: 'success' },
    advertiser: 'Aegean Homes',
  },
]

/** A listing as the portal shows it, for the examples. */
export function SampleCard({ listing, ...rest }: { listing: SampleListing } & Partial<CardProps>) {
  const { id, picture, title, place, price, perArea, energy, advertiser, cut } = listing
  const { saveLabel = 'Αποθήκευση', confirmed = 'Επιβεβαιώθηκε 18 Νοε', precision = 'ακριβής θέση' } = listing
  return (
    <Card
      href={`/aggelies/${id}`}
      title={title}
      eyebrow={<Price detail={perArea}>{price}</Price>}
      media={<Picture {...pictures[picture]} alt="" sizes="(min-width: 48em) 33vw, 100vw" />}
      badges={cut && <Badge tone="cut">{cut}</Badge>}
      caption={<Badge tone="photo">1 / 9</Badge>}
      control={<ToggleIconButton icon="heart" selectedIcon="heartFilled" label={`${saveLabel}: ${title}`} />}
      footer={
        <>
          <span>{confirmed}</span>
          <span>{advertiser}</span>
        </>
      }
      {...rest}
    >
      <Text tone="muted">{place}</Text>
      <Inline space="sm">
        <Text as="span" size="small" tone={energy.tone} weight="semibold">
          {energy.words}
        </Text>
        <Text as="span" size="small" tone="muted">
          {precision}
        </Text>
      </Inline>
    </Card>
  )
}
