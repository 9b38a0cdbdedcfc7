import { type ReactNode, useState } from 'react'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { CardStripProps } from './CardStrip.tsx'

const strip = lazyView<CardStripProps>(
  'app/shared/ListingCard/CardStrip.tsx',
  async () => (await import('./CardStrip.tsx')).CardStrip,
  ['cards', 'shared'],
  null,
)

/** The photographs of a card one by one, from the first time that it is pointed at, focused or touched. */
export function useStrip(listing: ListingCard, sizes: string | undefined): [ReactNode, () => void] {
  const [isWanted, setWanted] = useState(false)
  const view = isWanted && listing.photoCount > 1 && <strip.Part listing={listing} sizes={sizes} />
  return [view, () => setWanted(true)]
}
