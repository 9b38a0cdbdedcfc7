import { Option } from 'effect'
import type { Services } from '#domain/services.ts'
import type { Settings } from '#server/platform/Configuration.ts'

/** The services that pages ask consent for: none where measuring is off or has no key. */
export const servicesOf = ({
  flags,
  analyticsKey,
  consentByRouteChange,
}: Pick<Settings, 'flags' | 'analyticsKey' | 'consentByRouteChange'>): Services | undefined =>
  flags.segmentTracking && Option.isSome(analyticsKey)
    ? { writeKey: analyticsKey.value, ...(consentByRouteChange && { agreesByRouteChange: true }) }
    : undefined
