import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { Router } from 'wouter'
import type { Language } from '#domain/locale.ts'
import { TextsContext } from '#app/i18n/TextsContext.ts'
import { queryDefaults } from '#app/transport/useApi.ts'
import { sideReply } from './sample/sideReplies.ts'
import { useStoryTexts } from './StoryLocale.ts'

export interface AppSurroundingsProps {
  /** Address of the screen: `/pwlhsh-katoikies/athina/?pag=2`. */
  address: string
  /** Replies of the API by their address. */
  replies?: Readonly<Record<string, unknown>>
  /** @default the toolbar's */
  language?: Language
  /** No server answers: what parts of the screen ask for themselves has sample replies. */
  isWithoutServer?: boolean
  children: ReactNode
}

/** What the shell gives a screen, without a server: texts, an address, replies. */
export function AppSurroundings({
  address,
  replies = {},
  language,
  isWithoutServer = false,
  children,
}: AppSurroundingsProps) {
  const texts = useStoryTexts(language)
  const { pathname, search } = new URL(address, 'https://estia.example')
  return (
    <TextsContext value={texts}>
      <Router hook={() => [pathname, stay]} searchHook={() => search.slice(1)}>
        <SWRConfig
          value={{ ...queryDefaults, fallback: replies, provider: () => cacheOf(replies, isWithoutServer) }}
        >
          {children}
        </SWRConfig>
      </Router>
    </TextsContext>
  )
}

const stay = () => undefined

/** Code that keeps the previous reply while loading reads here, not the fallbacks. */
const cacheOf = (replies: Readonly<Record<string, unknown>>, isWithoutServer: boolean) =>
  new (isWithoutServer ? StoryCache : Map<string, { data?: unknown }>)(
    Object.entries(replies).map(([key, data]) => [key, { data }]),
  )

/** Knows also what parts of a screen ask for themselves. */
class StoryCache extends Map<string, { data?: unknown }> {
  override get(key: string): { data?: unknown } | undefined {
    const known = super.get(key)
    if (known?.data !== undefined) return known
    const data = sideReply(key)
    return data === undefined ? known : { ...known, data }
  }
}
