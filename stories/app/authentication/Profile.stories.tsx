import { Suspense } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deleteDialog } from '#app/features/profile/views/lazyDeleteDialog.ts'
import { ProfileSections } from '#app/features/profile/views/ProfileSections.tsx'
import type { Profile } from '#domain/account/Profile.ts'
import preview from '../../../.storybook/preview.tsx'
import { AccountSurroundings } from './AccountSurroundings.tsx'
import { accountServer, calls, refused } from './accountServer.ts'
import { mariasProfile } from './sampleAccount.ts'

interface ProfileStoryProps {
  profile?: Partial<Profile>
}

/** The profile, without a server: the story's replies with these changes. */
function ProfileStory({ profile }: ProfileStoryProps) {
  return (
    <Suspense key={profile?.surname}>
      <AccountSurroundings address="/utente/profilo/">
        <ProfileSections />
      </AccountSurroundings>
    </Suspense>
  )
}

const meta = preview.meta({
  component: ProfileStory,
  beforeEach: ({ args }) =>
    accountServer({
      [calls.profile]: { body: { ...mariasProfile, ...args.profile } },
      [calls.remove]: refused(403, 'FreshSignInRequired', 'Επιβεβαιώστε ότι είστε εσείς'),
    }).stop,
  play: async () => {
    await screen.findByText('Firefox, Windows')
  },
})

/** Everything of an account. */
export const Whole = meta.story({})

/** Not confirmed yet, and without a password. */
export const Unverified = meta.story({
  args: { profile: { isVerified: false, hasPassword: false, providers: [] } },
})

/** Long names, a long device. */
export const LongTexts = meta.story({
  args: {
    profile: {
      name: 'Αλέξανδρος-Κωνσταντίνος',
      surname: 'Παπαδημητρακόπουλος-Χατζηαναγνώστου',
      sessions: [
        {
          id: 's1',
          device: 'Samsung Internet 28 σε Android, Galaxy Tab S9 Ultra',
          isCurrent: true,
          createdAt: '2026-11-20T08:00:00Z',
          seenAt: '2026-11-22T08:00:00Z',
        },
        {
          id: 's2',
          device: 'Microsoft Edge 142 σε Windows 11 Enterprise',
          isCurrent: false,
          createdAt: '2026-11-20T08:00:00Z',
          seenAt: '2026-11-22T08:00:00Z',
        },
      ],
    },
  },
  play: async () => {
    await screen.findByText(/Samsung/)
  },
})

/** Before deleting an account: the wrong email. */
export const Deletion = meta.story({
  play: async () => {
    // Its code is loaded on demand, and React, which suspends inside a test's click, is not resumed here.
    await deleteDialog.preload()
    await userEvent.click(await screen.findByRole('button', { name: 'Διαγραφή του λογαριασμού μου' }))
    await screen.findByRole('alertdialog', { name: 'Να διαγραφεί ο λογαριασμός σας;' })
    await userEvent.type(screen.getByRole('textbox', { name: /Γράψτε το email/ }), 'alli@example.gr')
    await userEvent.click(screen.getByRole('button', { name: 'Οριστική διαγραφή' }))
    await waitFor(() => expect(screen.getByRole('region', { name: /διόρθωση/ })).toHaveFocus())
  },
})
