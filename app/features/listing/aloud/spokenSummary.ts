import { createElement } from 'react'
import { lazyView } from '#app/shell/lazyView.tsx'
import { waitingWords } from '../views/ListingScreen.css.ts'
import type { SummaryProps } from './Summary.tsx'

/** What a home is, in sentences. The server writes it; its code comes after the page's. */
export const spokenSummary = lazyView<SummaryProps>(
  'app/features/listing/aloud/Summary.tsx',
  async () => (await import('./Summary.tsx')).Summary,
  ['aloud', 'listing', 'shared'],
  null,
  createElement('div', { className: waitingWords }),
)
