import type { Language } from '#domain/locale.ts'

/** The values of an address: of its path's parameters, and of its query. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: object
}

/** The address of an endpoint, `GET /api-next/agencies/:slug/`. Parameters are sorted: they are a key of replies. */
export function addressOf(
  endpoint: string,
  language: Language,
  { params, query = {} }: AddressParts,
): string {
  const path = endpoint
    .slice(endpoint.indexOf('/'))
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams({ lang: language })
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  search.sort()
  return `${path}?${search}`
}
