import { Option } from 'effect'
import { replayShares } from '#domain/replay/replay.ts'
import type { Services, Site } from '#domain/site.ts'
import type { Settings } from '#server/platform/Configuration.ts'

type Needed = Pick<
  Settings,
  | 'flags'
  | 'othersScripts'
  | 'push'
  | 'sessionReplay'
  | 'analyticsKey'
  | 'flagsKey'
  | 'consentByRouteChange'
  | 'operator'
  | 'vendors'
  | 'webVitals'
>

/** What pages know of the operator's settings. */
export const siteOf = (settings: Needed): Site => ({
  operator: Option.getOrUndefined(settings.operator),
  services: servicesOf(settings),
  ...(Option.isSome(settings.flagsKey) && { flagsKey: settings.flagsKey.value }),
  ...(settings.flags.webPush && Option.isSome(settings.push) && { pushKey: settings.push.value.publicKey }),
  ...(settings.webVitals && { hasVitals: true }),
})

/** None where nothing that needs consent is configured. */
function servicesOf({
  flags,
  analyticsKey,
  sessionReplay,
  othersScripts,
  consentByRouteChange,
  vendors,
}: Needed): Services | undefined {
  const writeKey = flags.segmentTracking ? Option.getOrUndefined(analyticsKey) : undefined
  const replay = replayShares[sessionReplay]
  if (writeKey === undefined && replay === 0 && othersScripts.length === 0 && Option.isNone(vendors))
    return undefined
  return {
    ...(writeKey !== undefined && { writeKey }),
    ...(replay > 0 && { replay }),
    ...(othersScripts.length > 0 && { others: othersScripts }),
    ...(consentByRouteChange && { agreesByRouteChange: true }),
    ...(Option.isSome(vendors) && { vendors: vendors.value.vendors }),
  }
}
