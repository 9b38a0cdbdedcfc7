import type { DeclaredCookie } from '../cookies.ts'

/**
 * The addresses that were confirmed from this browser: HttpOnly. It gets the prefix `__Host-` if the origin
 * is https.
 */
export const contactCookie = 'estia_contact' satisfies DeclaredCookie

/** Opens one conversation to a browser in which the link of a mail was followed: as above. */
export const conversationCookie = 'estia_conversation' satisfies DeclaredCookie
