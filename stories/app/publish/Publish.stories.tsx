import { Suspense } from 'react'
import { screen } from 'storybook/test'
import { draftCard } from '#app/features/publish/columns/draftCard.ts'
import { PublishPage } from '#app/features/publish/PublishPage.tsx'
import { noCounters } from '#domain/account/counters.ts'
import { publishPath, stepPath } from '#domain/publishing/paths.ts'
import type { StepName } from '#domain/publishing/stepNames.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import preview from '../../../.storybook/preview.tsx'
import { AccountSurroundings } from '../authentication/AccountSurroundings.tsx'
import { accountServer } from '../authentication/accountServer.ts'
import { maria } from '../authentication/sampleAccount.ts'
import { flat } from '../sample/cards.ts'
import { draft } from './sampleDraft.ts'

interface PageProps {
  /** Of the draft; where one begins without. */
  step?: StepName
  /** What is missing is told too. */
  isChecked?: boolean
}

/** A page where an ad is written, without a server. */
function Page({ step, isChecked = false }: PageProps) {
  const address = step === undefined ? publishPath : stepPath(draft.id, step)
  return (
    <Suspense>
      <AccountSurroundings address={isChecked ? `${address}?missing=1` : address}>
        <main>
          <PublishPage params={step === undefined ? {} : { draft: draft.id, step }} />
        </main>
      </AccountSurroundings>
    </Suspense>
  )
}

const meta = preview.meta({
  component: Page,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    // What is looked at is the card beside the form, not the wait for its code.
    await draftCard.preload()
    setUser({ isSignedIn: true, user: maria.user, counters: noCounters })
    const { stop } = accountServer({
      'GET /api-next/listings/drafts/': { body: { drafts: [draft], most: 20 } },
      'GET /api-next/listings/drafts/3/': { body: draft },
      'GET /api-next/listings/drafts/3/card/': { body: { card: { ...flat, photo: null, photoCount: 0 } } },
    })
    return () => {
      stop()
      setUser(anonymous)
    }
  },
  play: async () => {
    await screen.findByRole('navigation', { name: 'Βήματα της αγγελίας' })
  },
})

/** A new ad, or one that is half written. */
export const Begin = meta.story({
  play: async () => {
    await screen.findByRole('link', { name: /^Συνέχεια: / })
  },
})

/** Fields of a step. */
export const Areas = meta.story({ args: { step: 'areas' } })

/** What is missing, once it is looked for. */
export const Missing = meta.story({ args: { step: 'areas', isChecked: true } })

/** Photographs and documents. */
export const Photographs = meta.story({
  args: { step: 'photos' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Έγγραφα' })
  },
})
