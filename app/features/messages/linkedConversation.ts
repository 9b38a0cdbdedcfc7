import { lazyView } from '#app/shell/lazyView.tsx'
import type { LinkedConversationProps } from './views/LinkedConversation.tsx'

/** For visitors without an account, who have a link from a mail: the others never load it. */
export const linkedConversation = lazyView<LinkedConversationProps>(
  'app/features/messages/views/LinkedConversation.tsx',
  async () => (await import('./views/LinkedConversation.tsx')).LinkedConversation,
  ['messages', 'live', 'forms', 'contactForms'],
)
