import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import type { RecentSearch } from '#app/shared/recentSearches/RecentSearch.ts'
import { run } from '#app/transport/call.ts'
import { recent } from '#app/transport/saved/hidden.ts'
import { OnlyHere } from './OnlyHere.tsx'

export interface MergeRecentProps {
  /** Ids, the last first. */
  listings?: readonly number[]
  searches?: readonly RecentSearch[]
  onDone: () => void
}

/** Asks a signed-in user whether the account may keep what this device remembers: until then it stays here. */
export function MergeRecent({ listings = [], searches = [], onDone }: MergeRecentProps) {
  const { t, language } = useTexts()
  const { user } = useUser()
  const count = listings.length + searches.length
  if (user === null || count === 0) return null
  const add = async () => {
    const now = Date.now()
    // The device remembers the order of homes and not their times.
    const json = { listings: listings.map((listingId, at) => ({ listingId, at: now - at })), searches }
    const { failure } = await withSession(t, () => run(recent.add(json, language)), 'saved.session')
    if (failure) return tellFailure(failure, t)
    onDone()
  }
  return <OnlyHere onAdd={() => void add()}>{t('recentAds.merge.text', { count })}</OnlyHere>
}
