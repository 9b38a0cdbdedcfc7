/** Query parameters that every address of a visit carries on; none by default (specification section 2, shell rules). */
export const requiredParameters: readonly string[] = []

/** Why a navigation was cancelled. */
export class MissingWhitelistParams extends Error {
  override readonly name = 'missing whitelist params'
  /** The address with the missing parameters, to navigate to instead. */
  readonly address: string

  constructor(missing: readonly string[], address: string) {
    super(`missing whitelist params: ${missing.join(', ')}`)
    this.address = address
  }
}

/**
 * Checks that a target keeps the required parameters of the current address. Addresses are relative to the site:
 * path, query, fragment. Returns the error that cancels the navigation, or undefined when it may go on.
 */
export function guardNavigation(
  currentQuery: string,
  target: string,
  required: readonly string[] = requiredParameters,
): MissingWhitelistParams | undefined {
  if (required.length === 0) return undefined
  const current = new URLSearchParams(currentQuery)
  const [rest = '', ...fragments] = target.split('#')
  const [path = '', ...queries] = rest.split('?')
  const next = new URLSearchParams(queries.join('?'))
  const missing = required.filter((name) => current.has(name) && !next.has(name))
  if (missing.length === 0) return undefined
  for (const name of missing) for (const value of current.getAll(name)) next.append(name, value)
  const fragment = fragments.length > 0 ? `#${fragments.join('#')}` : ''
  return new MissingWhitelistParams(missing, `${path}?${next}${fragment}`)
}
