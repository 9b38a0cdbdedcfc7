/**
 * The rules of form fields (specification section 5). A rule sees only one value as it was typed; an empty
 * value passes every rule but `required`, `accepted`, `anyTicked` and `oneOf`.
 */
import { constants } from '../constants.ts'

/** One field's value as text: what was typed, or `1` for a ticked box. */
export type Typed = string

/** Whether a value satisfies the rule. `all` are the form's values, for rules that compare. */
export type Rule<Field extends string = string> = (
  value: Typed,
  all: Readonly<Partial<Record<Field, Typed>>>,
) => boolean

/** Non-blank. */
export const required: Rule = (value) => value.trim() !== ''

/** A ticked box. */
export const accepted: Rule = (value) => value === '1'

/** At least one box of a group: its value is the ticked ones, joined by commas. */
export const anyTicked: Rule = (value) => value.split(',').some((one) => one.trim() !== '')

/** One of the values that a list or a set of radio buttons offers. */
export const oneOf =
  (allowed: readonly string[]): Rule =>
  (value) =>
    allowed.includes(value)

/**
 * An email address that mail servers take: one at sign, something before it, and a dotted host of letters, digits and
 * hyphens after it. Linear in the length of the text. The specification names the rule and not the pattern.
 */
export const email: Rule = (value) => value === '' || emailPattern.test(value)
const emailPattern =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,62}$/u

/** At least 6 characters: an optional plus, then digits, spaces, parentheses, hyphens, slashes and dots. */
export const phone: Rule = (value) =>
  value === '' || (value.length >= constants.account.phoneMin && /^\+?[\d ()\-/.]+$/.test(value))

/** How long a text is, in code points, as passwords are counted (NIST SP 800-63B). */
export const lengthOf = (text: string): number => Array.from(text).length

/** In code points. */
export const atLeast =
  (characters: number): Rule =>
  (value) =>
    value === '' || lengthOf(value) >= characters

/** In code points. */
export const atMost =
  (characters: number): Rule =>
  (value) =>
    lengthOf(value) <= characters

/** The same text as another field's. */
export const sameAs =
  <Field extends string>(other: Field): Rule<Field> =>
  (value, all) =>
    value === (all[other] ?? '')

/** Skips a rule when another field is filled: an email or a phone number is enough. */
export const unlessFilled =
  <Field extends string>(other: Field, rule: Rule): Rule<Field> =>
  (value, all) =>
    (all[other] ?? '').trim() !== '' || rule(value, {})
