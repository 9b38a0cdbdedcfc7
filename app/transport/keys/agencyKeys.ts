import type { GroupKind } from '#domain/agency/AgencyGroup.ts'
import { agencyNameMax, agencyParameters } from '#domain/agency/agencyAddresses.ts'
import type { Language } from '#domain/locale.ts'
import { keyOf } from '../apiKey.ts'

/** The first non-empty value of some parameters: others do not change the reply. */
const named = <Name extends string>(search: URLSearchParams, names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, search.get(name)?.trim().slice(0, agencyNameMax) || undefined]),
  ) as Partial<Record<Name, string>>

/** The addresses of agencies and of what they belong to. */
export const agencyKeys = {
  agencies: (search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/agencies/', language, {
      query: named(search, [
        agencyParameters.place,
        agencyParameters.name,
        agencyParameters.category,
        agencyParameters.language,
        agencyParameters.page,
      ]),
    }),

  agency: (slug: string, search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/agencies/:slug/', language, {
      params: { slug },
      query: named(search, [agencyParameters.contract, agencyParameters.page]),
    }),

  /** Its homes as pins. */
  agencyMap: (slug: string, language: Language) =>
    keyOf('GET /api-next/agencies/:slug/map/', language, { params: { slug } }),

  agencyGroups: (kind: GroupKind, language: Language) =>
    keyOf('GET /api-next/agency-groups/', language, { query: { kind } }),

  agencyGroup: (slug: string, language: Language) =>
    keyOf('GET /api-next/agency-groups/:slug/', language, { params: { slug } }),
}
