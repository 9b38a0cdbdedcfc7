/** One's own: signing in, saving and comparing, publishing. */
import type { Journey } from './Journey.ts'

export const account: readonly Journey[] = [
  {
    name: 'sign-in',
    of: ({ prefix, words }) => ({
      steps: [
        { open: `${prefix}/user/login/` },
        { key: 'h' },
        { key: 'Tab', until: words('account.email'), most: 20 },
        { type: 'nobody' },
        { key: 'Tab' },
        { key: 'Tab' },
        { key: 'shift+Tab' },
        { type: 'secret' },
        { key: 'Return' },
      ],
      heard: [/heading level 1/, words('account.email'), words('account.password')],
      never: [/secret/],
    }),
  },
  {
    name: 'saving and comparing',
    of: ({ prefix, words, compare }) => ({
      steps: [
        { open: `${prefix}/pwlhsh-katoikies/athina/` },
        { key: 'h' },
        { key: 'b', until: words('saved.save'), most: 10 },
        { key: 'Return', says: /dialog/ },
        { key: 'Escape' },
        { open: `${prefix}${compare}` },
        { key: 'h' },
        { key: 't' },
        { key: 'Down', times: 3 },
      ],
      heard: [/heading level 1/, words('saved.save'), /dialog/, /heading level 1/, /table/],
    }),
  },
  {
    name: 'publishing',
    of: ({ prefix, words }) => ({
      steps: [{ open: `${prefix}/pubblica-annuncio/` }, { key: 'h' }, { key: 'e' }, { key: 'b', times: 3 }],
      heard: [/heading level 1/, words('account.email'), words('auth.entry.submit')],
    }),
  },
]
