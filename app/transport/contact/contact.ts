/** The calls of a contact with an advertiser. */
import { jsonCall } from '../call.ts'
import type { BodyOf } from '../contract.ts'

/** The fields of every contact; the identity only if nobody is signed in. */
export type ContactFields = Omit<BodyOf<'POST /api-next/contact/message/'>, 'reason'>

export const contact = {
  message: jsonCall('POST /api-next/contact/message/'),
  visit: jsonCall('POST /api-next/contact/visit/'),
  proposal: jsonCall('POST /api-next/contact/proposal/'),
  phone: jsonCall('POST /api-next/contact/phone/'),
  agencyPhone: jsonCall('POST /api-next/agencies/phone/'),
  open: jsonCall('POST /api-next/contact/open/'),
  confirm: jsonCall('POST /api-next/contact/confirm/'),
} as const
