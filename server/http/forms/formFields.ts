/** An id of the database in a field of a form; undefined where the field holds none. */
export function idIn(form: URLSearchParams, name: string): number | undefined {
  const id = Number(form.get(name))
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined
}

/** A text that was typed, once cleaned; undefined where it is empty or longer than it may be. */
export const textWithin = (text: string, most: number): string | undefined =>
  text !== '' && text.length <= most ? text : undefined
