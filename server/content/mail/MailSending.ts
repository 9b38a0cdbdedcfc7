import { Effect, Layer, Option } from 'effect'
import type { SqlClient } from 'effect/sql'
import { Configuration, type Settings } from '#server/platform/Configuration.ts'
import { isLoopback } from '#server/platform/settings/socialSettings.ts'
import { defaultSender } from './addresses.ts'
import { mailboxPath } from './mailboxPage.ts'
import type { MailTransport } from './MailTransport.ts'
import { Outbox } from './Outbox.ts'
import { sendMails } from './sendMails.ts'
import { smtpTransport } from './smtpTransport.ts'

/** Whether mails are read here rather than sent: a portal on one's own machine, without a mail server. */
export const hasMailbox = ({
  smtpUrl,
  origin,
  trustedProxies,
}: Pick<Settings, 'smtpUrl' | 'origin' | 'trustedProxies'>): boolean =>
  Option.isNone(smtpUrl) && trustedProxies === 0 && isLoopback(new URL(origin).hostname)

/** Takes everything, and nobody gets it. */
const nowhere: MailTransport = () => Effect.void

const start = Effect.gen(function* () {
  const settings = yield* Configuration
  const { smtpUrl, origin, mailFrom } = settings
  const keepsText = hasMailbox(settings)
  if (Option.isNone(smtpUrl) && !keepsText) {
    yield* Effect.logWarning('SMTP_URL is not set: nobody gets the mails of this portal')
  }
  if (keepsText) {
    yield* Effect.logWarning(
      'SMTP_URL is not set: mails are shown to every user of this machine; set it, and ESTIA_ORIGIN, before others use the portal',
      `${origin}${mailboxPath}`,
    )
  }
  const from = Option.getOrElse(mailFrom, () => defaultSender(origin))
  const deliver = Option.isSome(smtpUrl) ? smtpTransport({ url: smtpUrl.value, from }) : nowhere
  yield* sendMails({ deliver, origin, keepsText })
})

/** Sends the portal's mails for as long as it is open. */
export const MailSending: Layer.Layer<never, never, Configuration | SqlClient.SqlClient> =
  Layer.effectDiscard(start).pipe(Layer.provide(Outbox.layer))
