import { contracts } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { guideParameters, readGuideHomes } from '#domain/market/guideAddress.ts'
import { keyOf } from '../apiKey.ts'

function guideQuery(path: string, search: URLSearchParams) {
  const { contract, kind } = readGuideHomes(search)
  return {
    path,
    [guideParameters.contract]: String(contracts.idOf(contract)),
    [guideParameters.kind]: kind,
  }
}

/** The addresses of the price guide. */
export const guideKeys = {
  /** A page of the price guide, from its path without language and its parameters. */
  guide: (path: string, search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/market/', language, { query: guideQuery(path, search) }),

  /** The places within it as outlines. */
  guideOutlines: (path: string, search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/market/outlines/', language, { query: guideQuery(path, search) }),
}
