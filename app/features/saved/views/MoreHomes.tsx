import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import type { SavedItem } from '#domain/api/saved/SavedGroups.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import type { GroupView } from '../model/groupHref.ts'

export interface MoreHomesProps {
  /** The address that shows so many. */
  hrefOf: (shown: number) => string
  shown: number
  total: number
}

/** The homes of the list, or of the longest column of the board. */
export const mostAtOnce = (items: readonly SavedItem[], view: GroupView): number =>
  view === 'list'
    ? items.length
    : Math.max(
        0,
        ...Map.groupBy(items, ({ stage }) => stage)
          .values()
          .map((column) => column.length),
      )

/** The way to further homes of a long group: a page of all of them would be slow to open. */
export function MoreHomes({ hrefOf, shown, total }: MoreHomesProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  if (shown >= total) return null
  const next = Math.min(total, shown + savedLimits.shownAtOnce)
  const href = hrefOf(next)
  return (
    <Inline justify="center">
      <ButtonLink
        variant="secondary"
        href={href}
        onClick={(event) => {
          event.preventDefault()
          navigate(href, { keepsPlace: true, replace: true })
          announce(t('saved.more.shown', { shown: next, total }), { topic: 'saved' })
        }}
      >
        {t('saved.more', { count: next - shown })}
      </ButtonLink>
    </Inline>
  )
}
