import { lazyView } from '#app/shell/lazyView.tsx'
import type { DeleteDialogProps } from './DeleteDialog.tsx'

/** Few people open it. */
export const deleteDialog = lazyView<DeleteDialogProps>(
  'app/features/profile/views/DeleteDialog.tsx',
  async () => (await import('./DeleteDialog.tsx')).DeleteDialog,
  ['forms', 'accountFields', 'profile', 'profileDialogs'],
  'asked',
)
