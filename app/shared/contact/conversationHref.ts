import type { Language } from '#domain/locale.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'

/** The page of the user's messages, in the default language. */
export const messagesPath = routePath('messages')

/** Which conversation the page shows. */
export const conversationParameter = 'conversation'

/** Address of a conversation. */
export const conversationHref = (id: string, language: Language): string =>
  `${localPath(language, messagesPath)}?${new URLSearchParams({ [conversationParameter]: id })}`
