import { lazyView } from '#app/shell/lazyView.tsx'
import type { NextTimesProps } from './NextTimes.tsx'

/** The times of the next days: fetched and drawn after the page, in room that is kept for them. */
export const nextTimes = lazyView<NextTimesProps>(
  'app/features/listing/rail/NextTimes.tsx',
  async () => (await import('./NextTimes.tsx')).NextTimes,
  ['contact'],
  null,
)
