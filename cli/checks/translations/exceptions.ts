/** Texts that are exempt from a rule, with the reason. A key that ends in `*` matches its whole group. */
export interface TextException {
  readonly keys: readonly string[]
  readonly why: string
}

/** Texts that are the same as in English, and are words. */
export const sameAsEnglish: readonly TextException[] = [
  { keys: ['listing.room.wc', 'heatingMedium.fanCoil'], why: 'what people say in every language' },
  { keys: ['typology.loft', 'typologyPlural.loft'], why: 'what Greeks call it too' },
  { keys: ['listing.documents.file'], why: 'a name, a format and a unit' },
  { keys: ['tier.premium', 'tier.top', 'tier.star'], why: 'names of what is sold' },
  {
    keys: ['shell.legal.cookies', 'account.email', 'demoSignIn.email', 'cookies.0.heading.1'],
    why: 'what people say in every language',
  },
]

/** Names that are the same in every language, as words of a text. */
export const sharedNames: readonly string[] = ['Estia', 'km']

/** Texts that may be the same in another language with Latin letters without a note. */
export const latinNames: readonly TextException[] = [{ keys: ['court.*'], why: 'names of places' }]

/** Texts with letters of another script. */
export const foreignLetters: readonly TextException[] = [
  { keys: ['listing.energy.scale'], why: 'it explains a Greek letter' },
  { keys: ['listing.costs.objective'], why: 'the Greek term, which no other country has' },
]

/** Texts with the straight apostrophe of a typewriter. */
export const straightApostrophes: readonly TextException[] = []

/** Plurals, by key and value, of which one form does for every number but those that are named. */
export const uninflected: readonly TextException[] = [
  { keys: ['card.bedrooms:count', 'saved.menu:count'], why: 'an abbreviation, and a bare number' },
  {
    keys: ['search.filters.show:count', 'messages.photos.finished:failed'],
    why: 'a word after the number that stays',
  },
  { keys: ['messages.menu:count', 'messages.photos.added:refused'], why: 'stays in English' },
]

/** Unused texts. */
export const unused: readonly TextException[] = [
  {
    keys: [
      'agencyPlan.*',
      'contactMethod.*',
      'contract.*',
      'energyState.*',
      'mapDisplay.*',
      'roomType.*',
      'status.*',
      'surfaceKindFull.*',
      'tier.*',
    ],
    why: 'names of a vocabulary, all of which app/i18n/vocabulary.test.ts wants in words',
  },
]
