/**
 * Rows in COPY's text format: tab between columns, newline after a row, `\N` for null.
 */

export type CopyValue = string | number | bigint | boolean | Date | null | ReadonlyArray<number>

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

const escaped = (text: string): string => text.replaceAll(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found)

const cell = (value: CopyValue): string => {
  if (value === null) return '\\N'
  switch (typeof value) {
    case 'string':
      return escaped(value)
    case 'boolean':
      return value ? 't' : 'f'
    case 'object':
      return value instanceof Date ? value.toISOString() : `{${value.join(',')}}`
    default:
      return String(value)
  }
}

/** One row, its newline included. Number arrays become PostgreSQL arrays, dates timestamptz. */
export const copyRow = (values: ReadonlyArray<CopyValue>): string => {
  let row = ''
  for (let index = 0; index < values.length; index++) {
    if (index > 0) row += '\t'
    row += cell(values[index] ?? null)
  }
  return `${row}\n`
}
