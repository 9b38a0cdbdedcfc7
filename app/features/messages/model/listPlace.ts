/** Which part of one's conversations the list shows, as its address says. */
import type { Side } from '#domain/contact/sides.ts'
import type { Language } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { conversationParameter, messagesPath } from '#app/shared/contact/conversationHref.ts'

export interface ListPlace {
  /** From 1. */
  readonly page: number
  /** Those in which one stands on this side; all where it is not said. */
  readonly side: Side | undefined
}

/** What an address says; what it says wrongly is not said. */
export function listPlaceIn(search: URLSearchParams): ListPlace {
  const side = search.get('side')
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1),
    side: side === 'seeker' || side === 'advertiser' ? side : undefined,
  }
}

/** The address of a part of the list, with a conversation open beside it or without. */
export function listHref({ page, side }: ListPlace, language: Language, openId?: string): string {
  const search = new URLSearchParams({
    ...(openId !== undefined && { [conversationParameter]: openId }),
    ...(side !== undefined && { side }),
    ...(page > 1 && { page: String(page) }),
  })
  const path = localPath(language, messagesPath)
  return search.size === 0 ? path : `${path}?${search}`
}
