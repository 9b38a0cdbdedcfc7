/**
 * A real SMTP server on loopback that keeps what it takes, and can be told to misbehave as servers do.
 */
import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** What the next message meets. */
export type Mood =
  | 'takes'
  /** Drops the connection before the greeting. */
  | 'refuses'
  /** Reads the whole message and never answers. */
  | 'hangs'
  /** "Come back later", to the recipient. */
  | 'busy'
  /** "No such user", to the recipient. */
  | 'unknownUser'
  /** Goes away in the middle of the message. */
  | 'diesInData'
  /** Takes the message, and goes away before it says so. */
  | 'diesAfterData'

export interface FakeSmtp {
  readonly url: string
  /** Messages in the order in which they were taken. */
  readonly taken: readonly Email[]
  /** One mood a message, in turn; without any it takes. */
  readonly moods: Mood[]
  /** Messages that were met by something else than being taken. */
  readonly refused: readonly Mood[]
  readonly close: () => Promise<void>
}

const problem = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

interface Held {
  readonly taken: Email[]
  readonly moods: Mood[]
  readonly refused: Mood[]
}

/** The connection of a session, which the server's own types keep to themselves. */
type Sessions = ReadonlySet<{
  readonly session: SMTPServerSession
  readonly _socket: { destroy: () => void }
}>

const hangUp = (server: SMTPServer, session: SMTPServerSession) => {
  for (const connection of (server as unknown as { readonly connections: Sessions }).connections) {
    if (connection.session.id === session.id) connection._socket.destroy()
  }
}

async function readMessage(stream: SMTPServerDataStream): Promise<Email> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return PostalMime.parse(Buffer.concat(chunks))
}

function makeServer({ taken, moods, refused }: Held): SMTPServer {
  const moodOf = new Map<string, Mood>()
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onConnect: (session, callback) => {
      const mood = moods.shift() ?? 'takes'
      moodOf.set(session.id, mood)
      if (mood !== 'takes') refused.push(mood)
      return mood === 'refuses' ? hangUp(server, session) : callback()
    },
    onRcptTo: (_address, session, callback) => {
      const mood = moodOf.get(session.id)
      if (mood === 'busy') return callback(problem(451, 'Come back later'))
      if (mood === 'unknownUser') return callback(problem(550, 'No such user'))
      callback()
    },
    onData: (stream, session, callback) => {
      const mood = moodOf.get(session.id)
      if (mood === 'diesInData') return hangUp(server, session)
      readMessage(stream).then(
        (email) => {
          if (mood === 'hangs') return
          taken.push(email)
          if (mood === 'diesAfterData') hangUp(server, session)
          else callback()
        },
        // Who sent it went away in the middle: nothing was taken, and nobody is there to be told.
        () => undefined,
      )
    },
  })
  // Connections that end abruptly are what it is for.
  server.on('error', () => undefined)
  return server
}

/** Starts one on a port that the system chooses. */
export async function startSmtp(): Promise<FakeSmtp> {
  const held: Held = { taken: [], moods: [], refused: [] }
  const server = makeServer(held)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    ...held,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
