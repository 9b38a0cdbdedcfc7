import type { ReactNode } from 'react'
import { Card, type CardProps } from '#design-system/collections/Card/Card.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { PictureLoading } from '#design-system/media/Picture/Picture.tsx'
import { painted } from '#design-system/foundations/painted.ts'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import type { ListingCard as Listing } from '#domain/listing/ListingCard.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { inFull } from '#app/shared/inFull.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { SavedBadge } from '#app/shared/savedListings/SavedBadge.tsx'
import { SaveButton } from '#app/shared/savedListings/SaveButton.tsx'
import { CardBadges } from './CardBadges.tsx'
import { CardPhoto, PhotoCount } from './CardPhoto.tsx'
import { cardName, energyWords, factsLine, locationShort, locationWords, placeLine } from './cardWords.ts'
import { FactsLine } from './FactsLine.tsx'
import { precision, truths } from './ListingCard.css.ts'
import { ListingPrice } from './ListingPrice.tsx'
import { useStrip } from './useStrip.tsx'

export interface ListingCardProps
  extends Pick<CardProps, 'titleLevel' | 'layout' | 'isHighlighted' | 'onHighlight'> {
  listing: Listing
  /** `first` for the first card of a list, `eager` for others in the first view. @default 'lazy' */
  loading?: PictureLoading
  /** How wide the photograph is drawn, as in the `sizes` attribute. */
  sizes?: string
  /** Says in words too that it is saved: for lists that also hold others. @default false */
  saysSaved?: boolean
  /** Why it is in this list, below the facts. */
  note?: ReactNode
}

const bandTones = { high: 'success', medium: 'warning', low: 'danger' } as const

/** A listing in a list: everything that decides whether to open it, and honest about what is not stated. */
export function ListingCard({ listing, loading, sizes, saysSaved = false, note, ...card }: ListingCardProps) {
  const [strip, wantStrip] = useStrip(listing, sizes)
  const texts = useTexts()
  const { t, format, language } = texts
  const place = placeLine(listing.places)
  const energy = energyWords(texts, listing)
  return (
    <Card
      {...card}
      // What a pointer comes to is often pressed in the same moment: the press is shown first.
      onHighlight={(isOn) =>
        void painted().then(() => {
          if (isOn) wantStrip()
          card.onHighlight?.(isOn)
        })
      }
      linkId={`listing-${listing.id}`}
      href={localPath(language, listingPath(listing.id))}
      title={
        <>
          {/* Links are often read alone: the name says all that tells one home from another. */}
          <VisuallyHidden>{cardName(texts, listing)}</VisuallyHidden>
          <span aria-hidden="true">
            <FactsLine listing={listing} />
          </span>
        </>
      }
      eyebrow={<ListingPrice listing={listing} />}
      media={
        <>
          <CardPhoto listing={listing} loading={loading} sizes={sizes} />
          {strip}
        </>
      }
      badges={
        <>
          {saysSaved && <SavedBadge id={listing.id} />} <CardBadges listing={listing} />
        </>
      }
      caption={<PhotoCount listing={listing} />}
      control={<SaveButton id={listing.id} title={[factsLine(inFull(texts), listing), place].join(', ')} />}
    >
      <Text size="small" tone="muted">
        {place}
      </Text>{' '}
      <div className={truths}>
        {energy && (
          <Badge tone={energy.band ? bandTones[energy.band] : 'neutral'}>
            {/* The space beside it is lost between the parts of a flex box. */}
            <VisuallyHidden>{`${energy.text}\u00a0`}</VisuallyHidden>
            <span aria-hidden="true">{energy.letter ?? '?'}</span>
          </Badge>
        )}{' '}
        <Text as="span" size="small" tone="muted">
          {t('card.confirmed', { date: format.date(listing.confirmedAt) })}
        </Text>{' '}
        <Location listing={listing} />
      </div>
      {note}
    </Card>
  )
}

/** How exact the place is, in a word or two, so that the line has room for it. */
function Location({ listing }: { listing: Listing }) {
  const texts = useTexts()
  return (
    <Text as="span" size="small" tone="muted">
      <VisuallyHidden>{`\u00a0${locationWords(inFull(texts), listing)}`}</VisuallyHidden>
      <span aria-hidden="true" className={precision}>
        {listing.location.precision !== 'hidden' && <Icon name="pin" size="text" />}
        <span>{locationShort(texts, listing)}</span>
      </span>
    </Text>
  )
}
