import { type NameOf, type Vocabulary, vocabulary } from '../../vocabulary.ts'

/** The id of "not stated" in every vocabulary that has it as a value to look for. */
export const notStatedId = 0

/** A listing's answer to a yes-or-no question. `yes` is the specification's '1'; the other ids are ours. */
export const answers = vocabulary({ yes: 1, no: 2, notStated: notStatedId })
export type AnswerName = NameOf<typeof answers>

/** A vocabulary whose values can be combined with "not stated" in a search. */
export function orNotStated<Name extends string>(stated: Vocabulary<Name>): Vocabulary<Name | 'notStated'> {
  const isStated = (name: Name | 'notStated'): name is Name => name !== 'notStated'
  return {
    names: [...stated.names, 'notStated'],
    idOf: (name) => (isStated(name) ? stated.idOf(name) : notStatedId),
    nameOf: (id) => (id === notStatedId ? 'notStated' : stated.nameOf(id)),
    idsOf: (name) => (isStated(name) ? stated.idsOf(name) : [notStatedId]),
  }
}
