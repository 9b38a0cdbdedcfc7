import type { DeclaredCookie } from '../cookies.ts'

/** Says which addresses were confirmed from this browser: HttpOnly. `__Host-` is put before it where the origin is https. */
export const contactCookie = 'estia_contact' satisfies DeclaredCookie

/** Opens one conversation to a browser in which the link of a mail was followed: as above. */
export const conversationCookie = 'estia_conversation' satisfies DeclaredCookie
