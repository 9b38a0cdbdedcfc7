/** Which of the user's conversations the list shows, by its address. */
import type { Side } from '#domain/contact/sides.ts'
import type { Language } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { conversationParameter, messagesPath } from '#app/shared/contact/conversationHref.ts'

export interface ListPlace {
  /** From 1. */
  readonly page: number
  /** Those in which the user is on this side; all if the address names none. */
  readonly side: Side | undefined
}

/** The filter of an address; invalid values are ignored. */
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
