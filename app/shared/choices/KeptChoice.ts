import { cookieSeconds } from '#domain/cookies.ts'

/** Cookies that keep a choice. */
type ChoiceCookie = 'theme' | 'language' | 'results'

/** Something that visitors choose for their browser: a cookie keeps it, a parameter sets it where there is no script. */
export interface KeptChoice<Value extends string> {
  /** Of the cookie and of the parameter. */
  readonly name: string
  readonly isValue: (text: unknown) => text is Value
  /** The cookie that keeps a choice, as `Set-Cookie` and `document.cookie` write it. */
  readonly cookie: (value: Value) => string
  /** The same for an untrusted value; undefined if it is invalid. */
  readonly cookieFor: (text: string | null) => string | undefined
  /** The address that sets a choice without script, and then shows `address`. */
  readonly href: (address: string, value: Value) => string
}

/** `unset` is what holds without a choice: choosing it takes the cookie away. */
export function keptChoice<Value extends string>(
  name: ChoiceCookie,
  values: readonly Value[],
  unset?: Value,
): KeptChoice<Value> {
  const isValue = (text: unknown): text is Value => values.some((value) => value === text)
  const cookie = (value: Value) =>
    value === unset
      ? `${name}=; Path=/; Max-Age=0; SameSite=Lax`
      : `${name}=${value}; Path=/; Max-Age=${cookieSeconds[name]}; SameSite=Lax`
  return {
    name,
    isValue,
    cookie,
    cookieFor: (text) => (isValue(text) ? cookie(text) : undefined),
    href: (address, value) => {
      const [path = '', query = ''] = address.split('?')
      const parameters = new URLSearchParams(query)
      parameters.set(name, value)
      return `${path}?${parameters}`
    },
  }
}
