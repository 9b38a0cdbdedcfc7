import { createElement } from 'react'
import { lazyView } from '#app/shell/lazyView.tsx'
import { waiting } from './views/ResultList.css.ts'
import type { ResultsViewProps } from './views/ResultsView.tsx'

/** A page of results: the server writes it, and its code comes after that of the filters. */
export const laterResults = lazyView<ResultsViewProps>(
  'app/features/search/views/ResultsView.tsx',
  async () => (await import('./views/ResultsView.tsx')).ResultsView,
  ['search', 'shared', 'vocabulary', 'auctions', 'list'],
  'said',
  createElement('div', { className: waiting }),
)
