/** Says which addresses were confirmed from this browser: HttpOnly. `__Host-` is put before it where the origin is https. */
export const contactCookie = 'estia_contact'
