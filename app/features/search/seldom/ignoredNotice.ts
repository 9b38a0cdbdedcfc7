import { lazyView } from '#app/shell/lazyView.tsx'
import type { IgnoredNoticeProps } from '../views/IgnoredNotice.tsx'

/** What of the address could not be read: of few lists and maps. Rendered by the server too. */
export const ignoredNotice = lazyView<IgnoredNoticeProps>(
  'app/features/search/views/IgnoredNotice.tsx',
  async () => (await import('../views/IgnoredNotice.tsx')).IgnoredNotice,
  ['search', 'ignored'],
)
