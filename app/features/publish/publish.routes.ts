import { readPublishPath } from '#domain/publishing/paths.ts'
import { publishParameters } from '#domain/publishing/paths.ts'
import type { StepName } from '#domain/publishing/steps.ts'
import { draftKeys } from '#app/transport/drafts.ts'
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
  areas: ['publish', 'shared', 'listing', 'listingBody', 'vocabulary', 'messages'],
})
