/** A home: what it is, its photographs, asking and visiting. */
import type { Journey } from './Journey.ts'

export const home: readonly Journey[] = [
  {
    name: 'listing',
    of: ({ prefix, listing, words }) => ({
      steps: [
        { open: `${prefix}${listing}` },
        { key: 'h' },
        { key: 'h', until: words('aloud.heading'), most: 4 },
        // The heading opens the sentences; the button that reads them follows.
        { key: 'Return' },
        { key: 'Down', until: words('aloud.listen'), most: 12 },
      ],
      heard: [/heading level 1/, words('aloud.heading'), /euros|ευρώ/, words('aloud.listen')],
      never: [/τ\.μ\.:/],
    }),
  },
  {
    name: 'gallery',
    of: ({ prefix, listing, words }) => ({
      steps: [
        { open: `${prefix}${listing}` },
        { key: 'Tab', until: words('listing.gallery.all'), most: 32 },
        { key: 'Return', says: /dialog/ },
        { key: 'Tab', times: 2 },
        // To the first room, and its photograph in the viewer: the arrow keys are its own there.
        { key: 'Return' },
        { key: 'Return' },
        { key: 'Right', says: words('listing.gallery.position') },
        { key: 'Escape' },
      ],
      heard: [words('listing.gallery.all'), /dialog/, words('listing.gallery.position')],
    }),
  },
  {
    name: 'contact with errors',
    of: ({ prefix, listing, words }) => ({
      steps: [
        { open: `${prefix}${listing}` },
        { key: 'h' },
        { key: 'b', until: words('contact.message'), most: 12 },
        { key: 'Return', says: /dialog/ },
        { key: 'Tab', until: words('contact.name'), most: 10 },
        { key: 'Return', says: words('account.problem') },
      ],
      heard: [
        /heading level 1/,
        words('contact.message'),
        /dialog/,
        words('contact.name'),
        words('account.problem'),
      ],
    }),
  },
  {
    name: 'visit',
    of: ({ prefix, listing, words }) => ({
      steps: [
        { open: `${prefix}${listing}` },
        { key: 'h' },
        { key: 'b', until: words('contact.visit'), most: 6 },
        { key: 'Return', says: /dialog/ },
        { key: 'Tab', times: 4 },
        { key: 'Escape' },
      ],
      heard: [/heading level 1/, words('contact.visit'), /dialog/, /\d{1,2}:\d{2}/],
    }),
  },
]
