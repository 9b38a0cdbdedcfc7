/** Addresses of agencies: the list, narrowed by parameters that are spelled as those of searches, and a page each. */
import type { AgencyContract } from './Agency.ts'
import { type AgencyCategory, categoryNames } from './agencyCategories.ts'
import { agenciesPath, agencyPath } from './agencyPaths.ts'
import { categories, contracts } from '../listing/vocabularies/market.ts'
import { isLanguage, type Language } from '../locale.ts'

/** Names of the parameters. `name` and `language` are ours: the specification shows none of agencies. */
export const agencyParameters = {
  place: 'idComune',
  name: 'nome',
  contract: 'idContratto',
  category: 'idCategoria',
  language: 'lingua',
  page: 'pag',
} as const

/** Letters of a name that is looked for. */
export const agencyNameMax = 100

/** The agency whose page a path names, without its language; undefined for any other path. */
export function agencySlugIn(path: string): string | undefined {
  if (!path.startsWith(agenciesPath)) return undefined
  const written = /^([^/]{1,300})\/$/.exec(path.slice(agenciesPath.length))?.[1]
  if (written === undefined) return undefined
  try {
    return decodeURIComponent(written)
  } catch {
    return undefined
  }
}

type Values = Readonly<Record<string, string | number | undefined>>

const withQuery = (path: string, values: Values): string => {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )
  return query.size === 0 ? path : `${path}?${query}`
}

const pageValue = (page: number | undefined) => (page === undefined || page <= 1 ? undefined : page)

export interface AgenciesAddress {
  /** Id of a municipality. */
  readonly place?: number | undefined
  /** Of an agency or a place, as it was typed. */
  readonly name?: string | undefined
  /** Spoken by its office. */
  readonly language?: Language | undefined
  /** Of one of its homes. */
  readonly category?: AgencyCategory | undefined
  /** @default 1 */
  readonly page?: number | undefined
}

/** Path and query of a list of agencies, in the default language. */
export const agenciesAddress = ({ place, name, language, category, page }: AgenciesAddress): string =>
  withQuery(agenciesPath, {
    [agencyParameters.place]: place,
    [agencyParameters.name]: name,
    [agencyParameters.category]: category && categories.idOf(category),
    [agencyParameters.language]: language,
    [agencyParameters.page]: pageValue(page),
  })

export interface AgencyAddress {
  readonly contract?: AgencyContract | null | undefined
  /** @default 1 */
  readonly page?: number | undefined
}

/** Path and query of a page of an agency's homes, in the default language. */
export const agencyAddress = (slug: string, { contract, page }: AgencyAddress = {}): string =>
  withQuery(agencyPath(slug), {
    [agencyParameters.contract]: contract ? contracts.idOf(contract) : undefined,
    [agencyParameters.page]: pageValue(page),
  })

/** A whole number from 1 on in a parameter; undefined for anything else. */
export function positiveIn(value: string | null | undefined): number | undefined {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined
}

const categoryIn = (value: string | null): AgencyCategory | undefined => {
  const found = categories.nameOf(positiveIn(value) ?? 0)
  return categoryNames.find((name) => name === found)
}

const languageIn = (value: string | null): Language | undefined =>
  value !== null && isLanguage(value) ? value : undefined

/** The parameters of a list of agencies. Invalid ones are ignored. */
export const readAgencies = (parameters: URLSearchParams): AgenciesAddress & { readonly page: number } => ({
  place: positiveIn(parameters.get(agencyParameters.place)),
  name: parameters.get(agencyParameters.name)?.trim().slice(0, agencyNameMax) || undefined,
  language: languageIn(parameters.get(agencyParameters.language)),
  category: categoryIn(parameters.get(agencyParameters.category)),
  page: positiveIn(parameters.get(agencyParameters.page)) ?? 1,
})

/** What the parameters of an agency's page say. */
export function readAgency(parameters: URLSearchParams): {
  readonly contract: AgencyContract | undefined
  readonly page: number
} {
  const contract = contracts.nameOf(positiveIn(parameters.get(agencyParameters.contract)) ?? 0)
  return {
    contract: contract === 'sale' || contract === 'rent' ? contract : undefined,
    page: positiveIn(parameters.get(agencyParameters.page)) ?? 1,
  }
}
