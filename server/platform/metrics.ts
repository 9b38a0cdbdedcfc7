/** All metrics by name, for `/metrics` and the collector. Units are part of the names. */
import { Metric } from 'effect'

/** Buckets from a cached page to one that no user waits for, seconds. */
const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** An answer from memory takes microseconds to a few milliseconds, seconds. */
const searchBounds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25]

export const requestSeconds = Metric.histogram('estia_request_seconds', {
  description:
    'From the first byte read to the last byte written, by route and status; event streams left out',
  boundaries: requestBounds,
})

export const searchSeconds = Metric.histogram('estia_search_seconds', {
  description: 'What the search index took to answer, by question',
  boundaries: searchBounds,
})

export const searchListings = Metric.gauge('estia_search_listings', {
  description: 'Listings in the search index',
})

export const searchLookedAt = Metric.gauge('estia_search_looked_at_seconds', {
  description: 'When the search index last took up everything that was committed, as a Unix time',
})

export const openStreams = Metric.gauge('estia_open_streams', {
  description: 'Pages that are told of what happens',
})

export const limitsReached = Metric.counter('estia_limits_reached_total', {
  description: 'Calls beyond a limit, by limit',
  incremental: true,
})

export const refusedRequests = Metric.counter('estia_requests_refused_total', {
  description: 'Requests told to come again as there were too many, by reason',
  incremental: true,
})

export const outsideSeconds = Metric.histogram('estia_outside_seconds', {
  description: 'What services of others took to answer, by service and outcome',
  boundaries: requestBounds,
})

export const mailsWaiting = Metric.gauge('estia_mails_waiting', {
  description:
    'Mails in the outbox, those that are due and those that are tried again later; of all processes',
})

export const oldestMail = Metric.gauge('estia_oldest_mail_seconds', {
  description: 'How long the oldest mail in the outbox has waited; of all processes',
})

export const mailsGivenUp = Metric.gauge('estia_mails_given_up', {
  description: 'Mails given up in the last 30 days; of all processes',
})

/** An instant alert is told in seconds; one that was held waits for hours. */
export const alertSeconds = Metric.histogram('estia_alert_seconds', {
  description: 'From what happened to a listing to the mail of an instant alert in the outbox',
  boundaries: [0.5, 1, 2, 3, 5, 10, 30, 60, 300, 3600],
})

export const canarySeconds = Metric.histogram('estia_alert_canary_seconds', {
  description: 'From a made-up ad to the mail server of the inbox of canaries',
  boundaries: [0.5, 1, 2, 3, 5, 10, 30, 60, 300, 3600],
})

export const canariesMissed = Metric.gauge('estia_alert_canaries_missed', {
  description:
    'Made-up ads of the last hour that did not reach their inbox in five minutes; of all processes',
})

export const alertsWaiting = Metric.gauge('estia_alerts_waiting_seconds', {
  description:
    'How long the oldest event of a listing has waited to be matched with saved searches; of all processes',
})

export const databaseUp = Metric.gauge('estia_database_up', {
  description: 'Whether the database answered just now',
})

export const databaseSeconds = Metric.gauge('estia_database_seconds', {
  description: 'What the database took just now for a question that takes no time: the wait for a connection',
})

export const databaseConnections = Metric.gauge('estia_database_connections', {
  description: 'Connections of all portals to the PostgreSQL server, by state',
})

export const loopDelay = Metric.gauge('estia_event_loop_delay_seconds', {
  description: 'How late the event loop came round since the last look, by quantile',
})

export const memoryBytes = Metric.gauge('estia_memory_bytes', {
  description: 'Memory of the process, by kind',
})

export const startedAt = Metric.gauge('process_start_time_seconds', {
  description: 'When the process started, as a Unix time',
})
