import type { Language } from '#domain/locale.ts'
import { cameraNames } from '#domain/map/camera.ts'
import { listPathOf } from '#domain/map/mapPath.ts'
import type { Size } from '#domain/map/mercator.ts'
import { sizeNames } from '#domain/map/viewSize.ts'
import { parameterNames } from '#domain/search/filters.ts'
import { paging } from '#domain/search/orders.ts'
import { readSearchPath, splitLanguage } from '#domain/search/searchPath.ts'
import { keyOf } from '../apiKey.ts'
import type { InputOf, Reading } from '../contract.ts'

type QueryOf<Name extends Reading> =
  InputOf<Name> extends { readonly query?: infer Query } ? NonNullable<Query> : never

/** Search parameters that reach the API. */
const searchNames = [...parameterNames, ...Object.values(paging)]

/** Other parameters than those of the search are left out: the same search is the same key. */
function searchParameters(
  pathname: string,
  search: URLSearchParams,
): QueryOf<'GET /api-next/search-list/listings/'> {
  const { rest } = splitLanguage(pathname)
  const path = listPathOf(rest) ?? rest
  return { ...valuesOf(search, searchNames), ...(readSearchPath(path) && { path }) }
}

function mapParameters(
  pathname: string,
  search: URLSearchParams,
  size: Size,
): QueryOf<'GET /api-next/search-list/map/'> {
  return {
    ...searchParameters(pathname, search),
    ...valuesOf(search, cameraNames),
    [sizeNames.width]: String(Math.round(size.width)),
    [sizeNames.height]: String(Math.round(size.height)),
  }
}

/** The non-empty values of some parameters. */
const valuesOf = <Name extends string>(search: URLSearchParams, names: readonly Name[]) =>
  Object.fromEntries<readonly string[]>(
    names.map((name) => [name, search.getAll(name).filter((value) => value !== '')]),
  ) as Record<Name, readonly string[]>

/** The addresses of searches. */
export const searchKeys = {
  search: (pathname: string, search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/search-list/listings/', language, { query: searchParameters(pathname, search) }),

  counts: (pathname: string, search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/search-list/counts/', language, { query: searchParameters(pathname, search) }),

  /** `size`: of the map on the screen, CSS pixels. */
  map: (pathname: string, search: URLSearchParams, language: Language, size: Size) =>
    keyOf('GET /api-next/search-list/map/', language, { query: mapParameters(pathname, search, size) }),
}
