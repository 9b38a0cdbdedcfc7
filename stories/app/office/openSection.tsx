import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { noCounters } from '#domain/account/counters.ts'
import type { OwnAgency } from '#domain/api/agencies/Team.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '../authentication/AccountSurroundings.tsx'
import { type Answers, accountServer } from '../authentication/accountServer.ts'
import { maria } from '../authentication/sampleAccount.ts'

export const agency: OwnAgency = { id: 7, slug: 'meltemi', name: 'Μελτέμι Ακίνητα', role: 'owner' }

/** The path of the calls about the agency. */
export const path = '/api-next/own-agencies/meltemi/'

export type OfficeServer = ReturnType<typeof accountServer>

/** Opens a section of the agency's pages for a member, in English. Returns what the server is sent. */
export async function openSection(
  section: string,
  children: ReactNode,
  answers: Answers,
): Promise<OfficeServer> {
  setUser({ isSignedIn: true, user: maria.user, counters: noCounters })
  const server = accountServer(answers)
  await render(
    <AccountSurroundings address={section} language="en">
      <main>{children}</main>
    </AccountSurroundings>,
  )
  return server
}

/**
 * Ends what `openSection` began, once what was pressed last is answered: a page that is gone has no cache to fetch
 * into again.
 */
export async function closeSection(server: OfficeServer | undefined): Promise<void> {
  await new Promise((answered) => setTimeout(answered, 100))
  server?.stop()
  setUser(anonymous)
}

/** What a call was sent, each time. */
export const sentTo = (server: OfficeServer | undefined, call: string) =>
  server?.sent.filter((one) => one.call === call).map(({ fields }) => fields)
