/** Routes beside the contract, since what they carry is no JSON: pictures and calendar files. */
import { leadsByKeyPath, leadsCsvPath } from '#domain/agency/leads.ts'
import { attachmentPath, attachmentsPath, calendarPath } from '#domain/contact/contactPaths.ts'
import { rawReplies } from '#server/http/replies/rawReplies.ts'
import { rawRoutes } from '#server/http/replies/rawRoutes.ts'
import { leadsByKey, leadsCsv } from './desk/routes.ts'
import { givePicture } from './pictures/givePicture.ts'
import { takePicture } from './pictures/takePicture.ts'
import { giveCalendar } from './visits/giveCalendar.ts'

/** The contract's errors that these routes answer with, by name. */
const statuses = {
  ForeignRequest: 403,
  SignInRequired: 401,
  KeyRefused: 401,
  RoleRefused: 403,
  NotYours: 404,
  AccountChanged: 409,
  TooLate: 409,
  ContactInvalid: 422,
  TooManyRequests: 429,
} as const

const served = rawReplies(statuses)

export const ContactRoutes = rawRoutes([
  ['POST', attachmentsPath(':id'), served(takePicture)],
  ['GET', attachmentPath(':id'), served(givePicture)],
  ['GET', leadsCsvPath(':slug'), served(leadsCsv)],
  ['GET', leadsByKeyPath(':slug'), served(leadsByKey)],
  ['GET', calendarPath(':id'), served(giveCalendar)],
])
