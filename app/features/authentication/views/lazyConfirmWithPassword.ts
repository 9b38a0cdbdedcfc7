import { lazyView } from '#app/shell/lazyView.tsx'
import type { ConfirmWithPasswordProps } from './ConfirmWithPassword.tsx'

/** Needed only where another browser signed up. */
export const confirmWithPassword = lazyView<ConfirmWithPasswordProps>(
  'app/features/authentication/views/ConfirmWithPassword.tsx',
  async () => (await import('./ConfirmWithPassword.tsx')).ConfirmWithPassword,
  ['forms', 'accountFields', 'verify'],
  'asked',
)
