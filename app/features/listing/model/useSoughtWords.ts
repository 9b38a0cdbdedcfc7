import type { Language } from '#domain/locale.ts'
import { filters } from '#domain/search/filters.ts'
import { useLastList } from '#app/shared/lastList/lastList.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import type { Marks } from './markedPieces.ts'

const none: Marks = []

/** The keyword of the list that led here, and the offsets of its words in the description. */
export function useSoughtWords(id: number, language: Language): { keyword: string; marks: Marks } {
  const list = useLastList() ?? ''
  const keyword = new URLSearchParams(list.split('?')[1]).get(filters.keyword.parameter)?.trim() ?? ''
  const { data } = useApi(keyword === '' ? null : apiKey.marks(id, keyword, language))
  return { keyword, marks: data ?? none }
}
