/** Parameters of a request as they were read. */
export type Values = Readonly<Record<string, string | readonly string[] | undefined>>

/** Parameters as in a URL; repeated ones are repeated. */
export const toParameters = (values: Values): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
    ),
  )
