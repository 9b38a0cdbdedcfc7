import type { RefObject } from 'react'
import { Popover } from '#design-system/overlays/Popover/Popover.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { PlaceSearch } from '#app/shared/PlaceSearch/PlaceSearch.tsx'

export interface SearchPopoverProps {
  anchor: RefObject<Element | null>
  onClose: () => void
}

/** The search of the home page below the header's pill. It is open while it is shown. */
export function SearchPopover({ anchor, onClose }: SearchPopoverProps) {
  const t = useTranslate()
  return (
    <Popover
      anchor={anchor}
      title={t('shell.search')}
      closeLabel={t('shell.search.close')}
      isOpen
      onOpenChange={onClose}
    >
      <PlaceSearch takesFocus />
    </Popover>
  )
}
