import { useEffect, useEffectEvent } from 'react'
import { constants } from '#domain/constants.ts'
import type { Flags } from '#domain/flags.ts'
import { changeFlags, useFlags } from '#app/shell/FlagsContext.ts'
import { useLeave } from '#app/shell/leave.ts'
import { placeOf } from '#app/shell/place.ts'
import { usePortal } from '#app/shell/Portal.ts'
import { useAddress } from '#app/shell/useAddress.ts'
import { followFlags } from './followFlags.ts'

/** Follows the flags of an open page. A page that a flag takes away or brings is loaded again. */
export function FlagsHost({ flagsKey }: { flagsKey: string }) {
  const flags = useFlags()
  const { routes } = usePortal()
  const { href } = useAddress()
  const leave = useLeave()
  const onChange = useEffectEvent((next: Partial<Flags>) => {
    const after = { ...flags, ...next }
    if (Object.entries(after).every(([name, isOn]) => flags[name as keyof Flags] === isOn)) return
    const { pathname, search } = new URL(href, location.origin)
    const hasPage = (values: Flags) =>
      routes.open({ href, place: placeOf(pathname, search, values) }) !== undefined
    const follow = () => {
      // What is measured of the old page is sent meanwhile.
      if (hasPage(flags) !== hasPage(after))
        setTimeout(() => leave(href), constants.featureFlags.navigateDelayMs)
      else changeFlags(next)
    }
    // Without the table of pages, the page that is shown is there with either.
    void routes.preload().then(follow, follow)
  })
  useEffect(() => followFlags({ key: flagsKey, onChange }), [flagsKey])
  return null
}
