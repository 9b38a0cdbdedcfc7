/** How made-up advertisers are reached: by nobody's number and nobody's address. */

/** No number in Athens begins with a nought after the prefix. */
export const demoPhone = (id: number): string => `+302100${String(id % 1_000_000).padStart(6, '0')}`

/** The ending `.example` is kept for such things (RFC 2606). Whoever registers with it answers for the advertiser. */
export const demoEmail = (id: number): string => `advertiser-${id}@demo.estia.example`
