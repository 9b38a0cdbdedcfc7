import { lazyView } from '#app/shell/lazyView.tsx'
import type { AskAgainProps } from './AskAgain.tsx'
import type { ReportDialogProps } from './ReportDialog.tsx'

/** Dialogs of a conversation: most conversations open none. */
export const askAgain = lazyView<AskAgainProps>(
  'app/features/messages/views/AskAgain.tsx',
  async () => (await import('./AskAgain.tsx')).AskAgain,
  ['messages', 'contact'],
)

export const reportDialog = lazyView<ReportDialogProps>(
  'app/features/messages/views/ReportDialog.tsx',
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  ['messages', 'contact', 'forms'],
)
