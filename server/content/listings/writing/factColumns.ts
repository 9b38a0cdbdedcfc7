/** Facts of a listing as columns of its row, and back. */
import type { Fact } from '#domain/listing/facts/Fact.ts'
import { type FactName, factNames, factOf, type ListingFacts } from '#domain/listing/facts/factTable.ts'
import type { CopyValue } from '#server/database/CopyText.ts'

/** Values by column, as COPY and parameters of a statement take them. */
export type Columns = Readonly<Record<string, CopyValue>>

function stored(fact: Fact, value: ListingFacts[FactName]): CopyValue {
  if (value === null) return null
  switch (fact.kind) {
    case 'choice':
      return fact.of.idOf(String(value))
    case 'choices':
      return (value as readonly string[]).reduce((mask, name) => mask | (1 << fact.of.idOf(name)), 0)
    default:
      return value as CopyValue
  }
}

/** The columns of all facts. */
export const columnsOfFacts = (facts: ListingFacts): Columns =>
  Object.fromEntries(factNames.map((name) => [factOf(name).column, stored(factOf(name), facts[name])]))

/** A stored mask has the bit `id` for a name. */
const namesIn = ({ of }: Extract<Fact, { readonly kind: 'choices' }>, mask: number) =>
  of.names.filter((name) => (mask & (1 << of.idOf(name))) !== 0)

function read(fact: Fact, value: string | number | boolean | null): unknown {
  if (value === null) return null
  if (fact.kind === 'choice') return fact.of.nameOf(Number(value)) ?? null
  if (fact.kind !== 'choices') return value
  const names = namesIn(fact, Number(value))
  return names.length === 0 ? null : names
}

const selected = (name: FactName): string => {
  const { kind, column } = factOf(name)
  return `listings.${column}${kind === 'day' ? '::text' : ''} AS "${name}"`
}

/** The select list of some facts, as SQL text; `factsOfRow` reads its rows. */
export const selectFacts = (names: readonly FactName[]): string => names.map(selected).join(', ')

export type FactRow<Name extends FactName = FactName> = Readonly<
  Record<Name, string | number | boolean | null>
>

/** The facts of a row, by their names. */
export const factsOfRow = <Name extends FactName>(row: FactRow<Name>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, read(factOf(name), row[name])])) as Pick<ListingFacts, Name>
