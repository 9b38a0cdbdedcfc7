import { type ReactNode, useState } from 'react'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { HiddenLineProps } from '#app/shared/hidden/HiddenLine.tsx'
import { useHidden } from '#app/shared/hidden/useHidden.ts'
import { lazyView } from '#app/shell/lazyView.tsx'

const line = lazyView<HiddenLineProps>(
  'app/shared/hidden/HiddenLine.tsx',
  async () => (await import('#app/shared/hidden/HiddenLine.tsx')).HiddenLine,
  ['hidden'],
  null,
)

/** The listings without those that the user hides, and the line that says so and takes it back. */
export function useShownListings(listings: readonly ListingCard[]): {
  readonly shown: readonly ListingCard[]
  readonly notice: ReactNode
} {
  const hidden = useHidden()
  const [isShown, setShown] = useState(false)
  const kept = listings.filter(({ id }) => !hidden.has(id))
  if (hidden.size === 0) return { shown: listings, notice: null }
  const notice = <line.View count={listings.length - kept.length} isShown={isShown} onShow={setShown} />
  return { shown: isShown ? listings : kept, notice }
}
