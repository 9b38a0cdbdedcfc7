import { ownAdsPath, publishParameters, readEditPath, readPublishPath } from '#domain/publishing/paths.ts'
import type { StepName } from '#domain/publishing/stepNames.ts'
import { readVisibilityPath } from '#domain/visibility/paths.ts'
import {
  askedKey,
  draftKeys,
  homeKey,
  ownAdsKey,
  statisticsKey,
  visibilityKey,
} from '#app/transport/drafts/draftKeys.ts'
import { periodOf } from './model/periods.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** Steps that show how an ad would stand. */
const checked: readonly (StepName | undefined)[] = ['money', 'check', 'preview']

/** Where an ad is written: the page where one begins, and its steps, rendered for the session. */
export const publishRoute = defineRoute({
  name: 'publishAd',
  match: readPublishPath,
  isPersonal: true,
  extras: ({ params: { draft, step }, search, language }) => {
    if (draft === undefined) return [draftKeys.list(language)]
    const sought = search.get(publishParameters.sought)
    return [
      draftKeys.draft(draft, language),
      ...(checked.includes(step) ? [draftKeys.check(draft, language)] : []),
      ...(step === 'place' && sought ? [draftKeys.places(sought, language)] : []),
    ]
  },
  source: 'app/features/publish/PublishPage.tsx',
  load: async () => {
    const { PublishPage: View, head } = await import('./PublishPage.tsx')
    return { View, head }
  },
  areas: ['publish', 'shared', 'listing', 'listingBody', 'vocabulary', 'messages', 'photos', 'aloud'],
})

/** One's own ads. */
export const ownAdsRoute = defineRoute({
  name: 'publishedAds',
  match: (path: string) => (path === ownAdsPath ? {} : undefined),
  isPersonal: true,
  extras: ({ language }) => [ownAdsKey(language)],
  source: 'app/features/publish/ads/OwnAdsPage.tsx',
  load: async () => {
    const { OwnAdsPage: View, head } = await import('./ads/OwnAdsPage.tsx')
    return { View, head }
  },
  areas: ['publish', 'shared'],
})

/** Where one's own ad is changed. */
export const editAdRoute = defineRoute({
  name: 'editAd',
  match: readEditPath,
  isPersonal: true,
  extras: ({ params: { id }, search, language }) => [
    ownAdsKey(language),
    homeKey(id, language),
    askedKey(id, language),
    statisticsKey(id, periodOf(search), language),
  ],
  source: 'app/features/publish/ads/EditAdPage.tsx',
  load: async () => {
    const { EditAdPage: View, head } = await import('./ads/EditAdPage.tsx')
    return { View, head }
  },
  areas: ['publish', 'shared', 'listing', 'listingBody', 'vocabulary', 'statistics', 'hidden'],
})

/** The paid visibility of one's own ad, with its orders and their documents. */
export const visibilityRoute = defineRoute({
  name: 'upgradeAd',
  match: readVisibilityPath,
  isPersonal: true,
  extras: ({ params: { id }, language }) => [visibilityKey(id, language)],
  source: 'app/features/publish/visibility/VisibilityPage.tsx',
  load: async () => {
    const { VisibilityPage: View, head } = await import('./visibility/VisibilityPage.tsx')
    return { View, head }
  },
  areas: ['publish', 'visibility'],
})
