import { lazyView } from '#app/shell/lazyView.tsx'
import type { ConfirmIdentityProps } from './AtProvider.tsx'

/** Asked only of who signed in long ago. */
export const confirmIdentity = lazyView<ConfirmIdentityProps>(
  'app/features/profile/views/ConfirmIdentity.tsx',
  async () => (await import('./ConfirmIdentity.tsx')).ConfirmIdentity,
  ['account', 'forms'],
  'asked',
)
