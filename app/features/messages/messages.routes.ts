import { routePath } from '#domain/routes.ts'
import { messagesPath } from '#app/shared/contact/conversationHref.ts'
import { defineRoute } from '#app/shell/route.tsx'
import { hoursPath } from './model/hoursPath.ts'
import { linkedConversation } from './linkedConversation.ts'

const pages: Readonly<Record<string, { readonly isHours: boolean }>> = {
  [messagesPath]: { isHours: false },
  [hoursPath]: { isHours: true },
}

/** The user's conversations and visit hours. Fetched by the browser: the server renders none of them. */
export const messagesRoute = defineRoute({
  name: 'messages',
  match: (path: string) => pages[path],
  source: 'app/features/messages/MessagesPage.tsx',
  load: async () => {
    const { MessagesPage: View, head } = await import('./MessagesPage.tsx')
    return { View, head }
  },
  areas: ['messages', 'live', 'forms', 'contactForms'],
  parts: [linkedConversation],
})

/** The target of the mailed link by which a visitor without an account confirms a contact. */
export const confirmContactRoute = defineRoute({
  name: 'confirmContact',
  match: (path: string) => (path === routePath('confirmContact') ? {} : undefined),
  source: 'app/features/messages/ConfirmPage.tsx',
  load: async () => {
    const { ConfirmPage: View, head } = await import('./ConfirmPage.tsx')
    return { View, head }
  },
  areas: ['contact', 'forms', 'contactForms', 'contactDialogs'],
})
