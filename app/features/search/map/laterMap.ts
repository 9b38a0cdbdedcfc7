import { createElement } from 'react'
import { lazyView } from '#app/shell/lazyView.tsx'
import { waiting } from '../views/ResultList.css.ts'
import type { SearchMapProps } from './SearchMap.tsx'

/** The map of a search and its list: the server writes them, and their code comes after that of the filters. */
export const laterMap = lazyView<SearchMapProps>(
  'app/features/search/map/SearchMap.tsx',
  async () => (await import('./SearchMap.tsx')).SearchMap,
  ['map', 'search', 'shared', 'mapPage'],
  'said',
  createElement('div', { className: waiting }),
)
