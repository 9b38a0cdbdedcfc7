import type { ReactNode } from 'react'
import { lazyView } from '#app/shell/lazyView.tsx'
import { ignoredNotice } from './ignoredNotice.ts'
import type { MonthlyNoteProps } from '../month/MonthlyNote.tsx'

type Code = typeof import('./seldomCode.ts')
type Props<View> = View extends (props: infer P extends object) => ReactNode ? P : never

const seldom = <P extends object>(pick: (code: Code) => (props: P) => ReactNode) =>
  lazyView<P>('app/features/search/seldom/seldomCode.ts', async () => pick(await import('./seldomCode.ts')), [
    'search',
    'shared',
    'vocabulary',
    'auctions',
    'ignored',
    'list',
    'searchBox',
    'seldom',
  ])

/**
 * What few lists show: that there are no results, how a sentence was read, and other searches.
 * One chunk, rendered by the server too.
 */
export const emptyResults = seldom<Props<Code['EmptyResults']>>(({ EmptyResults }) => EmptyResults)
export const sentenceNotice = seldom<Props<Code['SentenceNotice']>>(({ SentenceNotice }) => SentenceNotice)
export const asFilters = seldom<Props<Code['AsFilters']>>(({ AsFilters }) => AsFilters)
export const loosenLinks = seldom<Props<Code['LoosenLinks']>>(({ LoosenLinks }) => LoosenLinks)

/** What a home costs a month, in lists by it. */
export const monthlyNote = lazyView<MonthlyNoteProps>(
  'app/features/search/month/MonthlyNote.tsx',
  async () => (await import('../month/MonthlyNote.tsx')).MonthlyNote,
  ['filters'],
)

export const seldomParts = [
  emptyResults,
  sentenceNotice,
  asFilters,
  ignoredNotice,
  loosenLinks,
  monthlyNote,
] as const
