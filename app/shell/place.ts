import type { Flags } from '#domain/flags.ts'
import { isLanguage } from '#domain/locale.ts'
import { splitLanguage } from '#domain/search/searchPath.ts'
import type { Place } from './route.tsx'

/** Reads path and query (`?…`) of an address of this site. */
export function placeOf(pathname: string, search: string, flags: Flags): Place {
  const { language, rest } = splitLanguage(pathname)
  return {
    language: isLanguage(language) ? language : 'el',
    path: rest,
    search: new URLSearchParams(search),
    flags,
  }
}
