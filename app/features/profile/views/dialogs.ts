import { lazyView } from '#app/shell/lazyView.tsx'
import type { ConfirmIdentityProps } from './ConfirmIdentity.tsx'
import type { DeleteDialogProps } from './DeleteDialog.tsx'

/** Dialogs of the profile: few people open one. */
export const confirmIdentity = lazyView<ConfirmIdentityProps>(
  'app/features/profile/views/ConfirmIdentity.tsx',
  async () => (await import('./ConfirmIdentity.tsx')).ConfirmIdentity,
  ['account', 'forms'],
)

export const deleteDialog = lazyView<DeleteDialogProps>(
  'app/features/profile/views/DeleteDialog.tsx',
  async () => (await import('./DeleteDialog.tsx')).DeleteDialog,
  ['account', 'forms'],
)
