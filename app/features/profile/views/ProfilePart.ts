import type { Profile } from '#domain/account/Profile.ts'

/** What every part of the page is given. */
export interface ProfilePartProps {
  profile: Profile
  /** The profile that is shown is out of date and has to be loaded again. */
  onChange: () => void
}
