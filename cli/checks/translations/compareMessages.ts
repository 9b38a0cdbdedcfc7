import type { Allows } from '#cli/checks/translations/allowance.ts'
import type { Pair } from '#cli/checks/translations/compareTexts.ts'
import { type Choice, type Message, readMessage } from '#cli/checks/translations/message.ts'
import type { TextProblem } from '#cli/checks/translations/problems.ts'

/** A text that was read, or why it could not be. */
export type Reading = { readonly message: Message } | { readonly reason: string }

const known = new Map<string, Reading>()

/** Reads an ICU message, once; a reason in the place of a throw. */
export function read(text: string): Reading {
  const reading = known.get(text) ?? readAfresh(text)
  known.set(text, reading)
  return reading
}

function readAfresh(text: string): Reading {
  try {
    return { message: readMessage(text) }
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown
    return { reason: thrown.message.toLowerCase().replaceAll('_', ' ') }
  }
}

/** A text has the placeholders and choices of the Greek one; its plurals are those of its own language. */
export function compareMessage(pair: Pair, isUninflected: Allows, spec: string): readonly TextProblem[] {
  const { language, key, at } = pair
  const seen = { language, key, at, spec }
  const [said, greek] = [read(pair.text), read(pair.greek)]
  if ('reason' in said) return [{ ...seen, code: 'text-malformed', reason: said.reason }]
  // A malformed Greek text is found beside itself.
  const expected = 'reason' in greek ? said.message : greek.message
  return [
    ...emptyPlurals(seen, said.message),
    ...values(seen, said.message, expected),
    ...options(seen, said.message, expected),
    ...plurals(seen, said.message, expected, isUninflected),
  ]
}

type SeenText = Pick<TextProblem, 'language' | 'key' | 'at' | 'spec'>

const listed = (names: Iterable<string>): string => [...names].toSorted().join(', ')

function values(seen: SeenText, said: Message, greek: Message): readonly TextProblem[] {
  const [expected, found] = [listed(greek.values), listed(said.values)]
  return expected === found ? [] : [{ ...seen, code: 'text-arguments-differ', expected, found }]
}

const emptyPlurals = (seen: SeenText, said: Message): readonly TextProblem[] =>
  said.choices
    .filter(({ kind, empty }) => kind !== 'select' && empty.length > 0)
    .map(({ value, empty }) => ({
      ...seen,
      code: 'text-malformed',
      reason: `the plural of ${value} has no words for ${listed(empty)}`,
    }))

/** A choice by a word offers the same words. */
const options = (seen: SeenText, said: Message, greek: Message): readonly TextProblem[] =>
  said.choices.flatMap((choice): readonly TextProblem[] => {
    const wanted = greek.choices.find(({ kind, value }) => kind === 'select' && value === choice.value)
    if (choice.kind !== 'select' || !wanted) return []
    const [expected, found] = [listed(wanted.options), listed(choice.options)]
    const { value } = choice
    return expected === found ? [] : [{ ...seen, code: 'text-options-differ', value, expected, found }]
  })

/** A choice by a number has every plural of the language and no other, and the numbers that Greek names. */
const plurals = (
  seen: SeenText,
  said: Message,
  greek: Message,
  isUninflected: Allows,
): readonly TextProblem[] =>
  said.choices.flatMap((choice): readonly TextProblem[] => {
    if (choice.kind === 'select') return []
    const wanted = greek.choices.filter(({ kind, value }) => kind === choice.kind && value === choice.value)
    const named = new Set(wanted.flatMap(({ options: all }) => all.filter(isNumber)))
    const expected = listed([...named, ...categoriesOf(seen.language, choice)])
    const found = listed(choice.options)
    const { value } = choice
    if (found === listed([...named, 'other']) && isUninflected(`${seen.key}:${value}`)) return []
    return expected === found ? [] : [{ ...seen, code: 'text-plural-differs', value, expected, found }]
  })

const isNumber = (option: string): boolean => option.startsWith('=')

const categoriesOf = (language: string, { kind }: Choice): readonly string[] =>
  new Intl.PluralRules(language, { type: kind === 'ordinal' ? 'ordinal' : 'cardinal' }).resolvedOptions()
    .pluralCategories
