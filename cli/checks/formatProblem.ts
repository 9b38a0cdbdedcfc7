import type { Note, Problem } from '#cli/checks/findings.ts'

type Wording<Found extends { readonly code: string }> = {
  readonly [Code in Found['code']]: (found: Extract<Found, { readonly code: Code }>) => string
}

/** What is said for each code, and nowhere else. */
const problems: Wording<Problem> = {
  'text-missing': ({ language, key }) => `${language} has no text for ${key}`,
  'text-unknown': ({ language, key }) => `${language} has a text for ${key}, which Greek does not have`,
  'text-malformed': ({ language, key }) => `the braces of ${key} do not match in ${language}`,
  'text-arguments-differ': ({ language, key, expected, found }) =>
    `${key} fills in ${found || 'nothing'} in ${language}; it should fill in ${expected || 'nothing'}`,
  'call-method-differs': ({ path, expected, found }) =>
    `${path} is asked with ${found}; it should be ${expected}`,
  'contrast-low': ({ theme, front, back, expected, found }) =>
    `${front} on ${back} has a contrast of ${found} in the ${theme} theme; it should be ${expected} at least`,
  'pair-unlisted': ({ front, back }) =>
    `${front} lies on ${back}, and nothing says how readable that must be: list the pair, or choose one that is listed`,
  'role-unpaired': ({ role }) =>
    `the role ${role} is in no pair: list what lies on it or on what it lies, or why it needs no contrast`,
  'token-orphan': ({ token }) => `nothing uses ${token}: use it or take it out`,
  'literal-value': ({ text, property, instead }) =>
    `${property ? `${property} is ` : ''}"${text.trim()}"; it should be ${instead}`,
  'exception-unused': ({ name }) => `nothing needs the exception for ${name} any more: take it out`,
  'constant-missing': ({ name, expected }) => `${name} is not in the code; it is ${expected}`,
  'constant-differs': ({ name, expected, found }) => `${name} is ${found}; it should be ${expected}`,
  'default-differs': ({ name, expected, found }) =>
    `the default ${name} is ${found}; it should be ${expected}`,
  'criterion-missing': ({ criterion }) => `nothing can be ordered by ${criterion}`,
  'order-missing': ({ order, flag }) => `the order "${order}" is not offered with new sorting ${flag}`,
  'order-offered': ({ order, flag }) => `the order "${order}" is offered with new sorting ${flag}`,
  'default-order-differs': ({ flag, expected, found }) =>
    `with new sorting ${flag} the default is ${found}; it should be ${expected}`,
  'order-criterion-differs': ({ order, expected, found }) =>
    `with new sorting on, "${order}" goes by ${found}; it should go by ${expected}`,
  'enumeration-missing': ({ enumeration }) => `the code has no list for ${enumeration}`,
  'entry-missing': ({ enumeration, entry }) => `${enumeration} lacks "${entry}"`,
  'id-differs': ({ enumeration, entry, expected, found }) =>
    `${enumeration}: "${entry}" has the number ${found}; it should be ${expected}`,
  'id-taken': ({ enumeration, entry, id, by }) =>
    `${enumeration}: "${by}" uses the number ${id}, which belongs to "${entry}"`,
  'order-differs': ({ enumeration, expected, found }) =>
    `${enumeration} stand as ${found}; the order is ${expected}`,
  'flag-missing': ({ flag }) => `there is no flag for "${flag}"`,
  'flag-differs': ({ flag, expected, found }) => `"${flag}" is ${found} by default; it should be ${expected}`,
  'route-missing': ({ path, purpose }) => `no route for ${path} (${purpose})`,
  'word-missing': ({ list, word }) => `the ${list} "${word}" is missing`,
  'word-unknown': ({ list, word }) => `the ${list} "${word}" is not the specification's`,
  'prefix-differs': ({ of, expected, found }) => `${of}: "${found}" instead of "${expected}"`,
  'answer-differs': ({ path, expected, found }) => `${path} answers ${found}; it should be ${expected}`,
  'answer-indexed': ({ path, expected, found }) => `${path} tells robots ${found}; it should be ${expected}`,
}

const notes: Wording<Note> = {
  'contrast-below-target': ({ theme, front, back, expected, found }) =>
    `${front} on ${back} has a contrast of ${found} in the ${theme} theme; the target is ${expected}`,
  'languages-not-served': ({ languages }) => `these languages have no texts yet: ${languages.join(', ')}`,
  'message-keys-not-used': ({ keys }) => `${keys.length} message keys have no text yet: ${keys.join(', ')}`,
  'calls-not-answered': ({ calls }) =>
    `${calls.length} calls are not answered yet: ${calls.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
  'fields-not-read': ({ fields }) =>
    `${fields.length} search parameters are not read yet: ${fields.join(', ')}`,
  'enumeration-not-yet': ({ enumeration }) => `${enumeration} are not in the code yet`,
  'route-not-served': ({ path, purpose }) =>
    `${path} (${purpose}) is not yet served: it answers 404 until its issue lands`,
}

/** A problem in words. */
export const formatProblem = (problem: Problem): string => say(problems, problem)

/** A note in words. */
export const formatNote = (note: Note): string => say(notes, note)

function say<Found extends { readonly code: string }>(wording: Wording<Found>, found: Found): string {
  const sentence = wording[found.code as Found['code']]
  // The table is keyed by code, so the sentence found fits the value; TypeScript cannot follow that.
  return (sentence as (value: Found) => string)(found)
}
