import type { TokensProblem } from '#cli/checks/tokens/check.ts'
import type { ContrastNote } from '#cli/checks/tokens/contrast.ts'
import type { Words } from '#cli/checks/Words.ts'

export const tokensWords: Words<TokensProblem | ContrastNote> = {
  'contrast-low': {
    says: ({ theme, front, back, expected, found }) =>
      `${front} on ${back} has a contrast of ${found} in the ${theme} theme; it should be ${expected} at least`,
    mend: 'Choose another step of the palette for one of the two roles in the theme’s file, and look at the other pairs of that role.',
  },
  'pair-unlisted': {
    says: ({ front, back }) =>
      `${front} lies on ${back}, and nothing says how readable that must be: list the pair, or choose one that is listed`,
    mend: 'Use two roles that tokens/contrastPairs.ts lists together, or add the pair there with the contrast it has to keep in every theme.',
  },
  'role-unpaired': {
    says: ({ role }) =>
      `the role ${role} is in no pair: list what lies on it or on what it lies, or why it needs no contrast`,
    mend: 'Add a pair with the role to tokens/contrastPairs.ts, or the role to `unpairedRoles` there with its reason.',
  },
  'token-orphan': {
    says: ({ token }) => `nothing uses ${token}: use it or take it out`,
    mend: 'Take the token out of tokens/. One that is about to be used goes into `awaitedTokens` of cli/checks/tokens/exceptions.ts with its reason.',
  },
  'literal-value': {
    says: ({ text, property, instead }) =>
      `${property ? `${property} is ` : ''}"${text.trim()}"; it should be ${instead}`,
    mend: 'Take the value from `vars` in the style sheet. A value that no theme will ever change goes into cli/checks/tokens/exceptions.ts with its reason.',
  },
  'exception-unused': {
    says: ({ name }) => `nothing needs the exception for ${name} any more: take it out`,
    mend: 'Take the entry out of cli/checks/tokens/exceptions.ts.',
  },
  'contrast-below-target': {
    says: ({ theme, front, back, expected, found }) =>
      `${front} on ${back} has a contrast of ${found} in the ${theme} theme; the target is ${expected}`,
    mend: 'Nothing must be done: the pair may ship. Who changes the palette takes the nearest step that reaches the target.',
  },
}
