import { Option } from 'effect'
import type { Services, Site } from '#domain/site.ts'
import type { Settings } from '#server/platform/Configuration.ts'

type Needed = Pick<
  Settings,
  'flags' | 'analyticsKey' | 'flagsKey' | 'consentByRouteChange' | 'operator' | 'webVitals'
>

/** What pages know of the operator's settings. */
export const siteOf = (settings: Needed): Site => ({
  operator: Option.getOrUndefined(settings.operator),
  services: servicesOf(settings),
  ...(Option.isSome(settings.flagsKey) && { flagsKey: settings.flagsKey.value }),
  ...(settings.webVitals && { hasVitals: true }),
})

/** None where measuring is off or has no key. */
const servicesOf = ({ flags, analyticsKey, consentByRouteChange }: Needed): Services | undefined =>
  flags.segmentTracking && Option.isSome(analyticsKey)
    ? { writeKey: analyticsKey.value, ...(consentByRouteChange && { agreesByRouteChange: true }) }
    : undefined
