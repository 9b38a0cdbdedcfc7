import { messagesPath } from '#app/shared/contact/conversationHref.ts'

/** The page of the user's visit hours, in the default language. */
export const hoursPath = `${messagesPath}hours/`
