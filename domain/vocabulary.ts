/**
 * A closed vocabulary: names inside the portal, the specification's numeric ids at its edge.
 *
 * Plain data without a schema, so that the browser can translate a name without carrying a validator;
 * `schemaOf` (vocabularySchema.ts) gives the validator where one is needed.
 */
export interface Vocabulary<Name extends string> {
  /** Every name, in the order in which it is offered to people. */
  readonly names: readonly Name[]
  /** The id that is written in addresses, requests and the database. */
  idOf(name: Name): number
  /** The name for a received id, aliases included; undefined for an id outside the vocabulary. */
  nameOf(id: number): Name | undefined
  /** All ids of a name: the canonical first, then those that are only read (land: 10, also 24). */
  idsOf(name: Name): readonly number[]
}

/** The names of a vocabulary, as a type. */
export type NameOf<V> = V extends Vocabulary<infer Name> ? Name : never

/** Declares a vocabulary from its table; a name with several ids lists the canonical one first. */
export function vocabulary<const Ids extends Record<string, number | readonly number[]>>(
  ids: Ids,
): Vocabulary<Extract<keyof Ids, string>> {
  type Name = Extract<keyof Ids, string>
  const names = Object.keys(ids) as Name[]
  const listed = new Map(names.map((name) => [name, [ids[name] as number | number[]].flat()]))
  const named = new Map(names.flatMap((name) => (listed.get(name) ?? []).map((id) => [id, name] as const)))
  const idsOf = (name: Name): readonly number[] => listed.get(name) ?? []
  return { names, idsOf, idOf: (name) => idsOf(name)[0] as number, nameOf: (id) => named.get(id) }
}
