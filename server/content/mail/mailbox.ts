import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaults, isLanguage, type Language } from '#domain/locale.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { type Middleware, pathOf } from '#server/http/middleware.ts'
import { isFromOwnMachine } from '#server/http/ownMachine.ts'
import type { Mail } from './Mail.ts'
import { hasMailbox } from './MailSending.ts'
import { type KeptMail, listPage, mailboxPath, mailPage, missingPage } from './mailboxPage.ts'
import { renderMail } from './renderMail.ts'

/** Mails that the list shows. */
const SHOWN = 100

interface Row {
  readonly id: string
  readonly recipient: string
  readonly kind: string
  readonly language: Language
  readonly payload: unknown
  readonly created_at: Date
}

/**
 * The mails of a portal without a mail server, to be read at `/demo/mailbox/`. Where mails are sent, where the portal is
 * open to others, and for who is not on this machine there is no such page: who reads mails can sign in as anybody.
 */
export const mailbox: Effect.Effect<Middleware, never, Configuration | SqlClient.SqlClient> = Effect.gen(
  function* () {
    const settings = yield* Configuration
    if (!hasMailbox(settings)) return (_request, _response, next) => next()
    const sql = yield* SqlClient.SqlClient
    const run = Effect.runPromiseWith(yield* Effect.context<never>())

    const read = async (id?: string): Promise<readonly KeptMail[]> => {
      const rows = await run(sql<Row>`
      SELECT id::text, recipient, kind, language, payload, created_at FROM outbox
      WHERE payload <> '{}'::jsonb AND (${id ?? null}::int8 IS NULL OR id = ${id ?? null}::int8)
      ORDER BY outbox.id DESC LIMIT ${SHOWN}`)
      return rows.map((row) => ({
        id: row.id,
        to: row.recipient,
        at: row.created_at,
        language: row.language,
        rendered: renderMail(mailOf(row), settings.origin),
      }))
    }
    return async (request, response, next) => {
      const path = pathOf(request)
      if (!path.startsWith(mailboxPath) || !isFromOwnMachine(request)) return next()
      const language = languageOf(request)
      if (path === mailboxPath) return reply(response, 200, listPage(await read(), language))
      const [, id, html] = /^(\d{1,15})\/(html\/)?$/.exec(path.slice(mailboxPath.length)) ?? []
      const [mail] = id === undefined ? [] : await read(id)
      if (mail === undefined) return reply(response, 404, missingPage(language))
      reply(response, 200, html === undefined ? mailPage(mail, language) : mail.rendered.html)
    }
  },
)

/** Written by `Outbox.put`. */
const mailOf = ({ kind, recipient, language, payload }: Row): Mail =>
  ({ kind, to: recipient, language, data: payload }) as Mail

const languageOf = (request: IncomingMessage): Language => {
  const asked = URL.parse(request.url ?? '/', 'http://localhost')?.searchParams.get('lang') ?? ''
  return isLanguage(asked) ? asked : defaults.language
}

function reply(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(html)
}
