/** A piece of SQL with its values; a question mark stands for each. */
export interface Sql {
  readonly text: string
  readonly values: readonly (number | string)[]
}

export const sql = (text: string, ...values: readonly (number | string)[]): Sql => ({ text, values })

/** Puts pieces where `{}` stands. */
export function compose(text: string, ...pieces: readonly Sql[]): Sql {
  const parts = text.split('{}')
  return {
    text: parts.map((part, at) => part + (pieces[at]?.text ?? '')).join(''),
    values: pieces.flatMap(({ values }) => values),
  }
}

export const join = (pieces: readonly Sql[], between: string): Sql => ({
  text: pieces.map(({ text }) => text).join(between),
  values: pieces.flatMap(({ values }) => values),
})
