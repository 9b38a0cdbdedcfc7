import { Cause, Effect, Exit, Fiber, Logger, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { Database } from './Database.ts'
import { makeDatabase, postgresMissing } from './testing/postgres.ts'

/** A port without a listener. */
async function freePort(): Promise<number> {
  const server = await listening(createServer())
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function listening(server: Server, port = 0): Promise<Server> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return server
}

/** The answer of a server that refuses a password; the shared one asks for none. */
const wrongPassword = () => {
  const fields = 'SFATAL\0C28P01\0Mpassword authentication failed for user "estia"\0\0'
  const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4])
  return createServer(
    (socket) => void socket.once('data', () => socket.end(Buffer.concat([head, Buffer.from(fields)]))),
  )
}

/** A line to another port. */
const lineTo = (port: number) =>
  createServer((socket) => {
    const on = connect(port, '127.0.0.1')
    socket
      .on('error', () => undefined)
      .pipe(on.on('error', () => undefined))
      .pipe(socket)
  })

/** What opening a server's database comes to, and what is logged meanwhile. */
async function open(url: string, waitSeconds = 0) {
  const said: string[] = []
  const logger = Logger.make(({ message }) => void said.push(String(message)))
  const exit = await Effect.runPromiseExit(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT 1`).pipe(
      Effect.provide(Database.layerServer(Redacted.make(url), { waitSeconds, migrate: false })),
      Effect.provide(Logger.layer([logger])),
    ),
  )
  return { problem: Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined, said }
}

describe('a PostgreSQL server that is not there', () => {
  it('is waited for, and the log says so', async () => {
    const begun = performance.now()
    const { problem, said } = await open(`postgres://127.0.0.1:${await freePort()}/estia`, 1)
    expect(problem).toMatchObject({ _tag: 'DatabaseUnreachable', seconds: 1 })
    expect(performance.now() - begun).toBeGreaterThan(900)
    expect(said).toEqual([expect.stringContaining('PostgreSQL gives no answer yet; trying again')])
  })
})

describe.skipIf(postgresMissing() !== undefined)('a PostgreSQL server', () => {
  const address = () => inject('sharedPostgres') ?? ''
  const port = () => new URL(address()).port

  it('without the database says how to make it', async () => {
    const { problem } = await open(`${address()}/nosuch`, 30)
    expect(String(problem)).toContain(
      `at 127.0.0.1:${port()} refuses: database "nosuch" does not exist; create it (createdb nosuch)`,
    )
  })

  it('that does not know the user says which, and never the password', async () => {
    const { problem } = await open(address().replace('postgres@', 'stranger:hidden@') + '/postgres', 30)
    expect(String(problem)).toContain('role "stranger" does not exist; mend the user')
    expect(String(problem)).not.toContain('hidden')
  })

  it('that wants another password says so at once', async () => {
    const server = await listening(wrongPassword())
    const { port } = server.address() as AddressInfo
    const { problem } = await open(`postgres://estia:hidden@127.0.0.1:${port}/estia`, 30)
    server.close()
    expect(problem).toMatchObject({ _tag: 'DatabaseRefused' })
    expect(String(problem)).toContain(
      'password authentication failed for user "estia"; mend user and password',
    )
    expect(String(problem)).not.toContain('hidden')
  })

  it('that comes later is found', async () => {
    const port = await freePort()
    const url = await makeDatabase(address())
    const target = new URL(url)
    const fiber = Effect.runFork(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql<{ one: number }>`SELECT 1 AS one`).pipe(
        Effect.provide(
          Database.layerServer(Redacted.make(url.replace(`:${target.port}/`, `:${port}/`)), {
            waitSeconds: 20,
            migrate: false,
          }),
        ),
        Effect.provide(Logger.layer([])),
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    const line = await listening(lineTo(Number(target.port)), port)
    expect(await Effect.runPromise(Fiber.join(fiber))).toEqual([{ one: 1 }])
    line.close()
  })
})
