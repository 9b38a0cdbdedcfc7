import { lazyView } from '#app/shell/lazyView.tsx'
import type { BackToResultsProps } from './BackToResults.tsx'

/** For visits that came from a list: the addresses of searches come with it. */
export const backToResults = lazyView<BackToResultsProps>(
  'app/features/listing/toolbar/BackToResults.tsx',
  async () => (await import('./BackToResults.tsx')).BackToResults,
  ['listing'],
  null,
)
