import { Suspense } from 'react'
import type { Language } from '#domain/locale.ts'
import { AuthPanel } from '#app/features/authentication/AuthPanel.tsx'
import type { AccountFacts } from '#app/shared/account/AccountFacts.ts'
import type { AuthOptions } from '#app/shared/account/authRequest.ts'
import { AccountSurroundings } from './AccountSurroundings.tsx'
import { type Answers, accountServer } from './accountServer.ts'

export interface AuthPanelStoryProps {
  options: AuthOptions
  facts?: Partial<AccountFacts>
  language?: Language
}

/** One of the views as a page, without a server. */
export function AuthPanelStory({ options, ...surroundings }: AuthPanelStoryProps) {
  return (
    <Suspense>
      <AccountSurroundings {...surroundings}>
        <AuthPanel options={options} onDone={() => undefined} />
      </AccountSurroundings>
    </Suspense>
  )
}

/** For `beforeEach` of a story: what the server answers while it is looked at. */
export const answering = (answers: Answers) => () => accountServer(answers).stop
