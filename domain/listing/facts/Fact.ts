/** What an advertiser may state of a listing, as data: from a fact follow its column, its schema and its limits. */
import type { Vocabulary } from '../../vocabulary.ts'
import type { CategoryName, ContractName } from '../vocabularies/market.ts'

export type Unit =
  | 'eur'
  | 'eurPerMonth'
  | 'eurPerSquareMetre'
  | 'squareMetres'
  | 'metres'
  | 'centimetres'
  | 'months'
  | 'percent'
  | 'kilowattHoursPerSquareMetre'

/** Who may state it, and who may read it. */
export interface Scope {
  /** Categories that it applies to; all if left out. */
  readonly categories?: readonly CategoryName[]
  /** Contracts that it applies to; all if left out. */
  readonly contracts?: readonly ContractName[]
  /** Stored, and given to nobody but the advertiser. */
  readonly isPrivate?: true
}

interface Stored extends Scope {
  readonly column: string
}

/** A number within limits, both included. */
export interface NumberFact extends Stored {
  readonly kind: 'whole' | 'decimal'
  readonly min: number
  readonly max: number
  readonly unit?: Unit
}

/** One name of a vocabulary; its id is stored. */
export interface ChoiceFact<Name extends string = string> extends Stored {
  readonly kind: 'choice'
  readonly of: Vocabulary<Name>
}

/** Several names of a vocabulary, stored as a mask: bit = id. */
export interface ChoicesFact<Name extends string = string> extends Stored {
  readonly kind: 'choices'
  readonly of: Vocabulary<Name>
}

/** Yes or no. */
export interface AnswerFact extends Stored {
  readonly kind: 'answer'
}

/** A day, `YYYY-MM-DD`, between the first days of two years. */
export interface DayFact extends Stored {
  readonly kind: 'day'
  readonly from: number
  readonly to: number
}

/** A line of text. */
export interface LineFact extends Stored {
  readonly kind: 'line'
  /** In code points. */
  readonly most: number
  readonly pattern?: RegExp
}

export type Fact = NumberFact | ChoiceFact | ChoicesFact | AnswerFact | DayFact | LineFact

/** The value of a fact; null is "not stated". */
export type ValueOf<F> = F extends NumberFact
  ? number
  : F extends ChoiceFact<infer Name>
    ? Name
    : F extends ChoicesFact<infer Name>
      ? readonly Name[]
      : F extends AnswerFact
        ? boolean
        : string

export const whole = (
  column: string,
  min: number,
  max: number,
  unit?: Unit,
  scope: Scope = {},
): NumberFact => ({
  kind: 'whole',
  column,
  min,
  max,
  ...(unit !== undefined && { unit }),
  ...scope,
})

export const decimal = (column: string, min: number, max: number, scope: Scope = {}): NumberFact => ({
  kind: 'decimal',
  column,
  min,
  max,
  ...scope,
})

export const choice = <Name extends string>(
  column: string,
  of: Vocabulary<Name>,
  scope: Scope = {},
): ChoiceFact<Name> => ({ kind: 'choice', column, of, ...scope })

export const choices = <Name extends string>(
  column: string,
  of: Vocabulary<Name>,
  scope: Scope = {},
): ChoicesFact<Name> => ({ kind: 'choices', column, of, ...scope })

export const answer = (column: string, scope: Scope = {}): AnswerFact => ({
  kind: 'answer',
  column,
  ...scope,
})

export const day = (column: string, from: number, to: number, scope: Scope = {}): DayFact => ({
  kind: 'day',
  column,
  from,
  to,
  ...scope,
})

export const line = (column: string, most: number, scope: Scope = {}, pattern?: RegExp): LineFact => ({
  kind: 'line',
  column,
  most,
  ...(pattern !== undefined && { pattern }),
  ...scope,
})
