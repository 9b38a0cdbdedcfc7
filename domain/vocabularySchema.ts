import { Schema } from 'effect'
import type { Vocabulary } from './vocabulary.ts'

/** A validator for the names of a vocabulary, for payloads in our own terms. */
export function schemaOf<Name extends string>(vocabulary: Vocabulary<Name>) {
  return Schema.Literals(vocabulary.names)
}

/** A codec between the specification's id, as it is sent, and the name inside; unknown ids fail to decode. */
export function schemaOfId<Name extends string>(vocabulary: Vocabulary<Name>) {
  return Schema.Literals(vocabulary.names.flatMap((name) => vocabulary.idsOf(name)))
}
