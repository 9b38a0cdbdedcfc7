import type { Seen } from '#cli/checks/place.ts'

/** Where the portal starts from. */
export interface Defaults {
  readonly locale: string
  readonly country: string
  readonly timeZone: string
  /** As the code writes it: "+30" and "030" are not the specification's 30. */
  readonly phoneCountryCode: string | number
}

export type DefaultsProblem = Seen & {
  readonly code: 'default-differs'
  readonly name: keyof Defaults
  readonly expected: string
  readonly found: string
}

const names = ['locale', 'country', 'timeZone', 'phoneCountryCode'] as const

/** The portal has the defaults of section 1. */
export const checkDefaults = (
  facts: Defaults,
  spec: Defaults & { readonly section: string },
): readonly DefaultsProblem[] =>
  names
    .filter((name) => String(facts[name]) !== String(spec[name]))
    .map((name) => ({
      code: 'default-differs',
      name,
      expected: String(spec[name]),
      found: String(facts[name]),
      at: { file: 'domain/locale.ts', name: 'defaults' },
      spec: spec.section,
    }))
