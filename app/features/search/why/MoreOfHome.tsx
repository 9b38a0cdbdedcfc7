import { useState } from 'react'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { WhyHere as Reasons } from '../model/whyHere.ts'
import { whyHere } from './whyViews.ts'

const menu = lazyView<{ listing: ListingCard }>(
  'app/shared/cardMenu/CardMenu.tsx',
  async () => (await import('#app/shared/cardMenu/CardMenu.tsx')).CardMenu,
  ['cards', 'listing', 'saved', 'shared', 'hidden'],
)

export interface MoreOfHomeProps {
  listing: ListingCard
  /** Why it is at its place; undefined in an order that explains itself. */
  reasons: Reasons | undefined
}

/** Why a home is at its place, which works without script, and what one can do with it, which comes when opened. */
export function MoreOfHome({ listing, reasons }: MoreOfHomeProps) {
  const t = useTranslate()
  const [wasOpened, setOpened] = useState(false)
  const isHydrated = useHydrated()
  if (!reasons && !isHydrated) return null
  return (
    <Disclosure
      look="floating"
      group="home"
      summary={
        <>
          <Icon name="more" size="small" />
          <VisuallyHidden>{t('search.more')}</VisuallyHidden>
        </>
      }
      hasMarker={false}
      onToggle={() => setOpened(true)}
    >
      <Stack space="sm" isRuled>
        {reasons && <whyHere.Part listing={listing} reasons={reasons} />}
        {wasOpened && <menu.Part listing={listing} />}
      </Stack>
    </Disclosure>
  )
}
