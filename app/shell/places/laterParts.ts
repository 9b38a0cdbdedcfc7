import type { ReactNode } from 'react'
import type { LanguageOfferFacts } from '../boot.ts'
import { lazyView } from '../lazyView.tsx'

/*
 * Parts of the frame that are links: the server renders them, and the browser hydrates them after the page, so that their
 * code is no part of the first view. They share one chunk.
 */

type Code = typeof import('./laterCode.ts')

const later = <Props extends object>(pick: (code: Code) => (props: Props) => ReactNode) =>
  lazyView<Props>('app/shell/places/laterCode.ts', async () => pick(await import('./laterCode.ts')), [], null)

export const footer = later<object>(({ SiteFooter }) => SiteFooter)
export const placeTabs = later<object>(({ PlaceTabs }) => PlaceTabs)
export const languageOffer = later<{ offer: LanguageOfferFacts }>(({ LanguageOffer }) => LanguageOffer)

/** All of them: the server loads them before it renders, and their styles come with every page. */
export const laterParts = [footer, placeTabs, languageOffer] as const
