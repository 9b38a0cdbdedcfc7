import { useEffect, useRef } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import type { SearchCounts } from '#domain/api/Search.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** Announces the number of results after each change of the filters, not when they are opened. */
export function useCountSpoken(counts: SearchCounts | undefined): void {
  const t = useTranslate()
  const spoken = useRef(counts)
  useEffect(() => {
    if (!counts || spoken.current === counts) return
    const isFirst = spoken.current === undefined
    spoken.current = counts
    // The page's own topic: the list's sentence replaces this one once it is loaded.
    if (!isFirst) announce(t('search.total', { count: counts.total }), { topic: 'page', settle: 1000 })
  }, [counts, t])
}
