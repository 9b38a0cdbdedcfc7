import { useRef, useState } from 'react'
import { SearchSummary } from '#design-system/navigation/SearchSummary/SearchSummary.tsx'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { lazyView } from '../lazyView.tsx'
import { useNavigate } from '../navigation.ts'
import { useAddress } from '../useAddress.ts'
import type { SearchPopoverProps } from './SearchPopover.tsx'

const popover = lazyView<SearchPopoverProps>(
  'app/shell/places/SearchPopover.tsx',
  async () => (await import('./SearchPopover.tsx')).SearchPopover,
  ['searchBox'],
  null,
)

// Where it cannot be loaded, a press follows the link.
const fetchPopover = () => popover.preload().catch(() => undefined)

/** The search in the header: a popover that loads on the way to it, and the home page's form without script. */
export function SearchPill() {
  const { t, language } = useTexts()
  const { href } = useAddress()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const pill = useRef<HTMLAnchorElement>(null)
  // At another address the search is done: what it found is shown.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === href
  const form = localPath(language, '/')
  const open = async () => {
    await fetchPopover()
    if (popover.isLoaded()) setOpenAt(href)
    else navigate(form)
  }
  return (
    <>
      <SearchSummary
        ref={pill}
        href={form}
        isOpen={isOpen}
        {...(isHydrated && { onPress: () => void open(), onIntent: () => void fetchPopover() })}
      >
        {t('shell.search')}
      </SearchSummary>
      {isOpen && <popover.Part anchor={pill} onClose={() => setOpenAt(undefined)} />}
    </>
  )
}
