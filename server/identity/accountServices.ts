import { SqlClient } from 'effect/sql'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { Sessions } from './Sessions.ts'

/** What calls of a signed-in account need that change something: its session, its limits, and who is told. */
export const accountServices = [
  SqlClient.SqlClient,
  Configuration,
  Sessions,
  RateLimits,
  Notifications,
] as const
