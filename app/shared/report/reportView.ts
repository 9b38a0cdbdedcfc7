import { lazyView } from '#app/shell/lazyView.tsx'
import type { ReportDialogProps } from './ReportDialog.tsx'

/** Reports a problem with a listing: loaded by the press. */
export const reportDialog = lazyView<ReportDialogProps>(
  'app/shared/report/ReportDialog.tsx',
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  ['report', 'forms'],
  'asked',
)
