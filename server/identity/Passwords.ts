/**
 * Passwords as they are kept: argon2id by Node itself, as PHC strings. One hash takes some 30 ms of a core and 19 MiB,
 * so that few are made at once and few wait: a flood of sign-ins must not take the rest of the portal with it.
 */
import { Context, Effect, Layer, Schema, Semaphore } from 'effect'
import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'

/** Cost of a hash. Memory in KiB. */
export type HashCost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

/** OWASP's second choice. */
export const owaspCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }

/** Cost of a new hash. No setting changes it; tests with hundreds of sign-ins use less. */
export const HashCost = Context.Reference<HashCost>('estia/accounts/HashCost', {
  defaultValue: () => owaspCost,
})

const SALT_BYTES = 16
const HASH_BYTES = 32

/**
 * The two queues of hashing. Each makes one hash at a time, two in all: Node's four threads for such work also read
 * files and resolve names. In a flood of unknown browsers, known ones keep the rest of a small machine: the queue of
 * unknown ones starts no hash while a known one runs, and pauses after each hash for as long as it took.
 */
export type Lane = 'stranger' | 'known'

/** How many may wait in a lane: the last one of those we know waits for half a second, of strangers for one. */
const WAITING = 16

/** Too many concurrent sign-ins. */
export class PasswordsBusy extends Schema.TaggedError<PasswordsBusy>()('PasswordsBusy', {}) {
  /** When to retry, seconds. */
  static readonly retryAfter = 2
}

const derive = (password: string, salt: Uint8Array, cost: Omit<Argon2Parameters, 'message' | 'nonce'>) =>
  Effect.callback<Buffer>((resume) => {
    // Never cut and never changed, except that one letter has one form, however a keyboard composes it.
    const message = password.normalize('NFC')
    argon2('argon2id', { message, nonce: salt, ...cost }, (error, hash) =>
      resume(error ? Effect.die(error) : Effect.succeed(hash)),
    )
  })

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, as the PHC string format has it. */
const phc = ({ memory, passes, parallelism }: HashCost, salt: Uint8Array, hash: Uint8Array): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

interface Kept {
  readonly salt: Buffer
  readonly hash: Buffer
  readonly cost: Omit<Argon2Parameters, 'message' | 'nonce'>
}

function readPhc(text: string): Kept | undefined {
  const [, m, t, p, salt = '', hash = ''] = phcPattern.exec(text) ?? []
  if (m === undefined) return undefined
  const bytes = Buffer.from(hash, 'base64')
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p), tagLength: bytes.length }
  return { salt: Buffer.from(salt, 'base64'), hash: bytes, cost }
}

/** What is compared with where there is no account or no password: the same work, and never equal. */
const makeDecoy = (cost: HashCost): Kept => ({
  salt: randomBytes(SALT_BYTES),
  hash: randomBytes(HASH_BYTES),
  cost: { ...cost, tagLength: HASH_BYTES },
})

/** One after the other, as long as not too many wait. `before`: what each waits for when it is its turn. */
const makeLane = (before: Effect.Effect<void> = Effect.void) =>
  Effect.map(Semaphore.make(1), (permits) => {
    let inside = 0
    const ensureRoom = Effect.suspend(() =>
      inside > WAITING ? Effect.fail(new PasswordsBusy({})) : Effect.void,
    )
    const inTurn = <A>(work: Effect.Effect<A>): Effect.Effect<A, PasswordsBusy> =>
      Effect.flatMap(ensureRoom, () => {
        inside++
        return Effect.ensuring(
          permits.withPermits(1)(Effect.andThen(before, work)),
          Effect.sync(() => inside--),
        )
      })
    return { ensureRoom, inTurn, isBusy: () => inside > 0 }
  })

/** How often the queue of unknown browsers checks the one of known browsers, ms: a fraction of a hash. */
const LOOK_EVERY = 5

/** The lanes, strangers behind those we know and with as much rest as work. */
const makeLanes = Effect.gen(function* () {
  const known = yield* makeLane()
  let restedAt = 0
  const rest = Effect.suspend(() => Effect.sleep(Math.max(0, restedAt - performance.now())))
  const whileBusy = Effect.sleep(LOOK_EVERY).pipe(Effect.repeat({ while: known.isBusy }))
  const stranger = yield* makeLane(
    Effect.andThen(
      rest,
      Effect.suspend(() => (known.isBusy() ? whileBusy : Effect.void)),
    ),
  )
  const withRest = <A>(work: Effect.Effect<A>) =>
    Effect.suspend(() => {
      const begun = performance.now()
      return Effect.ensuring(
        work,
        Effect.sync(() => {
          const now = performance.now()
          restedAt = now + (now - begun)
        }),
      )
    })
  return {
    known,
    stranger: { ...stranger, inTurn: <A>(work: Effect.Effect<A>) => stranger.inTurn(withRest(work)) },
  }
})

const make = Effect.gen(function* () {
  const hashCost = yield* HashCost
  const decoy = makeDecoy(hashCost)
  const lanes = yield* makeLanes
  return {
    /** Fails while a lane has no room: for refusing before anything is looked up. */
    ensureRoom: (lane: Lane): Effect.Effect<void, PasswordsBusy> => lanes[lane].ensureRoom,
    /** The stored form of a password. */
    hash: (password: string, lane: Lane): Effect.Effect<string, PasswordsBusy> => {
      const salt = randomBytes(SALT_BYTES)
      const made = derive(password, salt, { ...hashCost, tagLength: HASH_BYTES })
      return lanes[lane].inTurn(Effect.map(made, (hash) => phc(hashCost, salt, hash)))
    },
    /** Whether a password matches the stored one; without a stored one, the same work and false. */
    verify: (
      password: string,
      kept: string | null | undefined,
      lane: Lane,
    ): Effect.Effect<boolean, PasswordsBusy> => {
      const { salt, hash, cost } = readPhc(kept ?? '') ?? decoy
      return lanes[lane].inTurn(
        Effect.map(derive(password, salt, cost), (made) => timingSafeEqual(made, hash)),
      )
    },
  }
})

/** Hashes and compares passwords, two at a time. */
export class Passwords extends Context.Service<Passwords, Effect.Success<typeof make>>()(
  'estia/accounts/Passwords',
) {
  static readonly layer: Layer.Layer<Passwords> = Layer.effect(Passwords, make)
}
