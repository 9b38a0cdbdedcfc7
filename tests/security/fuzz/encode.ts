/** Values as addresses and forms say them; a lone half of a character goes out as the three bytes that it is not. */

export const percent = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : text
        .split('')
        .map((unit) => (unit.isWellFormed() ? encodeURIComponent(unit) : '%ED%A0%80'))
        .join('')

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** `name=value` pairs; what has several values is said several times. */
export const pairs = (values: unknown): string =>
  Object.entries(values ?? {})
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .map(([name, value]) => `${percent(name)}=${percent(asText(value))}`)
    .join('&')

/** The path of an endpoint with its parameters in their places. */
export const pathWith = (template: string, parameters: unknown): string =>
  Object.entries(parameters ?? {}).reduce(
    (path, [name, value]) => path.replace(`:${name}`, () => percent(asText(value)) || '%20'),
    template,
  )
