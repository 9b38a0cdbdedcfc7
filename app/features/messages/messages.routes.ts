import { routePath } from '#domain/routes.ts'
import { messagesPath } from '#app/shared/contact/conversationHref.ts'
import { defineRoute } from '#app/shell/route.tsx'
import { hoursPath } from './model/hoursPath.ts'

/** These pages are for one person: search engines have nothing to show of them. */
const unlisted = { canonical: null, noIndex: true } as const

const pages: Readonly<Record<string, { readonly isHours: boolean }>> = {
  [messagesPath]: { isHours: false },
  [hoursPath]: { isHours: true },
}

/** One's conversations, and when one's homes can be seen. Fetched by the browser: the server sends nothing of them. */
export const messagesRoute = defineRoute({
  name: 'messages',
  match: (path: string) => pages[path],
  source: 'app/features/messages/MessagesPage.tsx',
  load: async () => (await import('./MessagesPage.tsx')).MessagesPage,
  areas: ['messages', 'live', 'forms'],
  head: ({ params: { isHours }, texts: { t } }) => ({
    title: t(isHours ? 'messages.hours' : 'messages.title'),
    ...unlisted,
  }),
})

/** Where the link of the mail leads, by which somebody without an account confirms a contact. */
export const confirmContactRoute = defineRoute({
  name: 'confirmContact',
  match: (path: string) => (path === routePath('confirmContact') ? {} : undefined),
  source: 'app/features/messages/ConfirmPage.tsx',
  load: async () => (await import('./ConfirmPage.tsx')).ConfirmPage,
  areas: ['contact', 'forms'],
  head: ({ texts: { t } }) => ({ title: t('contact.confirmPage.title'), ...unlisted }),
})
