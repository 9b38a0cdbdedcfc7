import { useEffect, useRef, useState } from 'react'
import { purposesOf } from '#domain/site.ts'
import { constants } from '#domain/constants.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import { useAddress, useRouteName } from '#app/shell/useAddress.ts'
import type { MeasureOptions } from '../analytics/measure.ts'
import { tellPage } from '../analytics/onPage.ts'
import { useUser } from '../account/useUser.ts'
import { whileRecorded } from '../replay/whileRecorded.ts'
import { choose, readConsent } from './consent.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { whileAgreed } from './whileAgreed.ts'
import { useSite } from '../site/SiteContext.ts'

/** Reads the choice 100 ms after the page is ready, asks where there is none, and starts what was agreed to. */
export function ConsentHost() {
  const { services } = useSite()
  const { place } = useAddress()
  const { preventBotTracking, datadome } = useFlags()
  const [isAsking, setAsking] = useState(false)
  const first = useRef(place.path)
  const writeKey = services?.writeKey
  const { isSignedIn } = useUser()

  useEffect(() => {
    const timer = setTimeout(() => setAsking(!readConsent()), constants.consent.sdkDelayMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!services?.agreesByRouteChange || place.path === first.current || readConsent()) return
    choose(purposesOf(services))
    setAsking(false)
  }, [services, place.path])

  const name = useRouteName()
  useEffect(() => {
    if (name !== undefined) tellPage(name, place.search)
  }, [name, place])

  useEffect(
    () =>
      writeKey === undefined
        ? undefined
        : whileMeasured({ writeKey, skipsBots: preventBotTracking, detectsBots: datadome }),
    [writeKey, preventBotTracking, datadome],
  )

  const share = services?.replay
  useEffect(
    () => (share === undefined ? undefined : whileRecorded({ name, isSignedIn, share })),
    [name, isSignedIn, share],
  )

  const others = services?.others
  useEffect(
    () =>
      others === undefined
        ? undefined
        : whileAgreed('others', async () => (await import('./loadOthers.ts')).loadOthers(others)),
    [others],
  )

  if (!isAsking || services === undefined) return null
  return <ConsentDialog services={services} onChosen={() => setAsking(false)} />
}

/** Measures while that is agreed to. Returns what ends it. */
const whileMeasured = (options: MeasureOptions): (() => void) =>
  whileAgreed('measure', async () => {
    const { measure } = await import('../analytics/measure.ts')
    return () => measure(options)
  })
