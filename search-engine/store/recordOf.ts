/** A record with a value for each name. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name, at: number) => Value,
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(names.map((name, at) => [name, make(name, at)])) as Record<Name, Value>
