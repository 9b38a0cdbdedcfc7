import { lazyView } from '#app/shell/lazyView.tsx'
import type { AskAgainProps } from './AskAgain.tsx'
import type { CounterProposalProps } from './CounterProposal.tsx'
import type { ReportDialogProps } from './ReportDialog.tsx'
import type { VisitConfirmationProps } from './VisitConfirmation.tsx'

/** Dialogs and answers of a conversation: most conversations show none of them. */
export const askAgain = lazyView<AskAgainProps>(
  'app/features/messages/views/AskAgain.tsx',
  async () => (await import('./AskAgain.tsx')).AskAgain,
  ['messages', 'contactDialogs'],
  'asked',
)

export const reportDialog = lazyView<ReportDialogProps>(
  'app/features/messages/views/ReportDialog.tsx',
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  ['forms', 'contactForms', 'conversation', 'contactDialogs'],
  'asked',
)

export const visitConfirmation = lazyView<VisitConfirmationProps>(
  'app/features/messages/views/VisitConfirmation.tsx',
  async () => (await import('./VisitConfirmation.tsx')).VisitConfirmation,
  ['messages'],
)

export const counterProposal = lazyView<CounterProposalProps>(
  'app/features/messages/views/CounterProposal.tsx',
  async () => (await import('./CounterProposal.tsx')).CounterProposal,
  ['messages', 'forms', 'contactForms', 'contactDialogs'],
  'asked',
)

/** That an account has no such conversation, and how to get to it. */
export const missing = lazyView<object>(
  'app/features/messages/views/Missing.tsx',
  async () => (await import('./Missing.tsx')).Missing,
  ['messages', 'live'],
)
