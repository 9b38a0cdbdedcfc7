import { Effect, Redacted } from 'effect'
import nodemailer from 'nodemailer'
import { connect, type Socket } from 'node:net'
import { DeliveryFailed, type MailTransport, type OutgoingMail } from './MailTransport.ts'

/** Milliseconds for each step, and for a mail in all: a server that drips bytes would keep every step alive. */
const CONNECT_LIMIT = 10_000
const SILENCE_LIMIT = 30_000
const WHOLE_LIMIT = 60_000

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: Redacted.Redacted
  /** Whom mails come from: `Estia <no-reply@example.gr>`. */
  readonly from: string
  /** Milliseconds that a mail may take in all. */
  readonly limit?: number
}

/** The port that a scheme means where the address names none. */
const defaultPort = (url: URL): number => (url.protocol === 'smtps:' ? 465 : 587)

/** Sends by SMTP, each mail over a connection of its own: mails are few, and nothing is left open to go stale. */
export const smtpTransport =
  ({ url, from, limit = WHOLE_LIMIT }: SmtpOptions): MailTransport =>
  (mail) =>
    Effect.callback<void, DeliveryFailed>((resume) => {
      let socket: Socket | undefined
      const transport = nodemailer.createTransport({
        url: Redacted.value(url),
        connectionTimeout: CONNECT_LIMIT,
        greetingTimeout: CONNECT_LIMIT,
        socketTimeout: SILENCE_LIMIT,
        // A socket of ours can be closed at once, whatever the conversation waits for.
        getSocket: (_options, callback) => {
          socket = openSocket(new URL(Redacted.value(url)), callback)
        },
      })
      transport
        .sendMail(messageOf(mail, from))
        .then(
          () => resume(Effect.void),
          (error: unknown) => resume(Effect.fail(failureOf(error))),
        )
        .finally(() => socket?.destroy())
      return Effect.sync(() => socket?.destroy())
    }).pipe(
      Effect.timeoutOrElse({
        duration: limit,
        orElse: () => Effect.fail(new DeliveryFailed({ reason: 'ETIMEDOUT in all', isHopeless: false })),
      }),
    )

type SocketCallback = (error: Error | null, options: { connection: Socket } | false) => void

function openSocket(url: URL, callback: SocketCallback): Socket {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const socket = connect({ host, port: Number(url.port) || defaultPort(url) })
  const failed = (error: Error) => callback(error, false)
  socket.once('error', failed)
  socket.setTimeout(CONNECT_LIMIT, () => socket.destroy(new Error('ETIMEDOUT')))
  socket.once('connect', () => {
    socket.setTimeout(0)
    socket.removeAllListeners('timeout')
    socket.off('error', failed)
    // Between this socket and its next owner, and after it, nobody else listens.
    socket.on('error', () => undefined)
    callback(null, { connection: socket })
  })
  return socket
}

const messageOf = (
  { to, subject, text, html, calendar, unsubscribe, messageId, language }: OutgoingMail,
  from: string,
) => ({
  from,
  // As one address, whatever it contains: a list or a name in it would be read out of a plain string.
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  ...(calendar !== undefined && { attachments: [calendarFile(calendar)] }),
  // Neither files nor addresses are fetched into a mail.
  disableFileAccess: true,
  disableUrlAccess: true,
})

const calendarFile = (content: string) => ({
  filename: 'visit.ics',
  content,
  contentType: 'text/calendar; charset=utf-8',
})

/** A 5xx about recipient or content is for good; one about us (login, policy at the greeting) an operator can mend. */
function failureOf(error: unknown): DeliveryFailed {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number }
  const isHopeless = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 500) >= 500
  return new DeliveryFailed({
    reason: [code ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' '),
    isHopeless,
  })
}
