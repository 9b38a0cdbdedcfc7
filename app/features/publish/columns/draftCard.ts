import { createElement } from 'react'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { CardLoading } from './CardLoading.tsx'
import { lazyView } from '#app/shell/lazyView.tsx'

/** The card of an ad that is being written: its code comes after the form, on wide screens alone. */
export const draftCard = lazyView<{ draft: Draft }>(
  'app/features/publish/columns/DraftCard.tsx',
  async () => (await import('./DraftCard.tsx')).DraftCard,
  ['publish', 'shared'],
  null,
  createElement(CardLoading),
)
