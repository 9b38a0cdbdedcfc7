import type { RoutesNote, RoutesProblem } from '#cli/checks/routes/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const routesWords: Words<RoutesProblem | RoutesNote> = {
  'route-missing': {
    says: ({ path, purpose }) => `no route for ${path} (${purpose})`,
    mend: 'Add the path to `routes` in domain/routes.ts, letter by letter as the specification spells it: links and search engines hold the old one.',
  },
  'route-not-built': {
    says: ({ path }) => `${path} is called served, and the app has no page for it`,
    mend: 'Put the page’s route back into app/routes.tsx. If the page is to go, set `served` to false in domain/routes.ts.',
  },
  'route-not-declared': {
    says: ({ path }) => `the app has a page for ${path}, which is called not served`,
    mend: 'Set `served` to true in domain/routes.ts: until then nothing links to the page and no site map lists it.',
  },
  'word-missing': {
    says: ({ list, word }) => `the ${list} "${word}" is missing`,
    mend: 'Add the word to its list in domain/routes.ts, spelled as in the specification.',
  },
  'word-unknown': {
    says: ({ list, word }) => `the ${list} "${word}" is not the specification's`,
    mend: 'Take the word out of its list in domain/routes.ts, or spell it as the specification does: the list is closed, and others read it.',
  },
  'prefix-differs': {
    says: ({ of, expected, found }) => `${of}: "${found}" instead of "${expected}"`,
    mend: 'Write the prefix as the specification does: search addresses in domain/search/searchPath.ts, the demonstration’s in domain/routes.ts.',
  },
  'answer-differs': {
    says: ({ path, expected, found }) => `${path} answers ${found}; it should be ${expected}`,
    mend: 'Open the address in a browser. A path that domain/routes.ts calls served needs its page in app/routes.tsx; one that is not yet served answers the 404 page.',
  },
  'answer-indexed': {
    says: ({ path, expected, found }) => `${path} tells robots ${found}; it should be ${expected}`,
    mend: 'Pages under the demonstration prefix carry the robots meta tag in their head: see where the shell writes it, in app/shell.',
  },
  'answer-language-differs': {
    says: ({ path, expected, found }) => `${path} answers in ${found}; it should be ${expected}`,
    mend: 'A page is written in the language of its address, and a redirect keeps it: look for a path that is written without localPath (domain/search/searchPath.ts).',
  },
  'answer-canonical-differs': {
    says: ({ path, expected, found }) => `${path} calls ${found} its one address; it should be ${expected}`,
    mend: 'Give the page’s head its canonical path without language (app/shell/head.ts adds that), or keep the page out of indexes.',
  },
  'answer-alternates-differ': {
    says: ({ path, expected, found }) => `${path} lists itself in ${found}; it should be in ${expected}`,
    mend: 'Pages that may be found list every served language and x-default, the others none: see addressesOf in app/shell/head.ts.',
  },
  'route-not-asked': {
    says: ({ path }) => `${path} was not asked: the portal links nothing that fills it`,
    mend: 'Ask a portal with listings, such as the one that npm start fills. If it has some, its list has lost its links: open it in a browser.',
  },
  'route-not-served': {
    says: ({ path, purpose }) =>
      `${path} (${purpose}) is not yet served: it answers 404 until its issue lands`,
    mend: 'Nothing today. Who builds the page adds it to app/routes.tsx and sets `served` in domain/routes.ts.',
  },
}
