import { useTexts } from '#app/i18n/TextsContext.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { readGroupPlace } from './model/groupHref.ts'
import { GroupsFrame } from './views/GroupsFrame.tsx'

/** A group of saved homes, as a list or on a board. */
export function SavedPage() {
  const { t } = useTexts()
  const { search } = usePlace()
  return (
    <GroupsFrame title={t('saved.title')} isRefused={search.has('refused')} {...readGroupPlace(search)} />
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('saved.title'), ...unlisted })
