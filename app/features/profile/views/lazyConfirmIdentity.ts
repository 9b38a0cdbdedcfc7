import { lazyView } from '#app/shell/lazyView.tsx'
import type { ConfirmIdentityProps } from './AtProvider.tsx'

/** Needed only if the sign-in is old. */
export const confirmIdentity = lazyView<ConfirmIdentityProps>(
  'app/features/profile/views/ConfirmIdentity.tsx',
  async () => (await import('./ConfirmIdentity.tsx')).ConfirmIdentity,
  ['forms', 'accountFields', 'profileDialogs'],
  'asked',
)
