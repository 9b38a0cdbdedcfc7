/** Says which addresses were confirmed from this browser: HttpOnly. `__Host-` is put before it where the origin is https. */
export const contactCookie = 'estia_contact'

/** Opens one conversation to a browser in which the link of a mail was followed: as above. */
export const conversationCookie = 'estia_conversation'
