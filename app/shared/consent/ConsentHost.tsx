import { useEffect, useRef } from 'react'
import { purposesOf } from '#domain/site.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import { useAddress, useRouteName } from '#app/shell/useAddress.ts'
import type { MeasureOptions } from '../analytics/measure.ts'
import { tellPage } from '../analytics/onPage.ts'
import { useUser } from '../account/useUser.ts'
import { whileRecorded } from '../replay/whileRecorded.ts'
import { choose, readConsent } from './consent.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { useAsking } from './useAsking.ts'
import type { VendorDialogProps } from './vendors/VendorDialog.tsx'
import { whileAgreed } from './whileAgreed.ts'
import { useSite } from '../site/SiteContext.ts'

/** The question where it is about companies too. */
const vendorDialog = lazyView<VendorDialogProps>(
  'app/shared/consent/vendors/VendorDialog.tsx',
  async () => (await import('./vendors/VendorDialog.tsx')).VendorDialog,
  ['consent'],
  null,
)

/** Reads the choice 100 ms after the page is ready, asks where there is none, and starts what was agreed to. */
export function ConsentHost() {
  const { services } = useSite()
  const { place } = useAddress()
  const { preventBotTracking, datadome } = useFlags()
  const [isAsking, setAsking] = useAsking(services?.vendors)
  const first = useRef(place.path)
  const writeKey = services?.writeKey
  const { isSignedIn } = useUser()

  useEffect(() => {
    if (!services?.agreesByRouteChange || place.path === first.current || readConsent()) return
    choose(purposesOf(services))
    setAsking(false)
  }, [services, place.path, setAsking])

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
  const end = () => setAsking(false)
  return services.vendors ? (
    <vendorDialog.View services={services} vendors={services.vendors} onEnd={end} />
  ) : (
    <ConsentDialog services={services} onChosen={end} />
  )
}

/** Measures while that is agreed to. Returns what ends it. */
const whileMeasured = (options: MeasureOptions): (() => void) =>
  whileAgreed('measure', async () => {
    const { measure } = await import('../analytics/measure.ts')
    return () => measure(options)
  })
