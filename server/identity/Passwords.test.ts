import { Effect, Exit } from 'effect'
import { describe, expect, it } from 'vitest'
import { constants } from '#domain/constants.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { type Lane, Passwords } from './Passwords.ts'

const run = <A, E>(use: (passwords: typeof Passwords.Service) => Effect.Effect<A, E>) =>
  Effect.runPromise(Effect.flatMap(Passwords, use).pipe(Effect.provide(Passwords.layer)))

describe('passwords', () => {
  it('are kept as argon2id with OWASP’s cost and a salt of their own', async () => {
    const [one, other] = await run(({ hash }) =>
      Effect.all([hash('καλή ξώβεργα', 'known'), hash('καλή ξώβεργα', 'stranger')]),
    )
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(other).not.toBe(one)
  })

  it.each([
    ['the same', 'μυστικό 1', 'μυστικό 1', true],
    ['composed otherwise', 'ά1'.normalize('NFD'), 'ά1'.normalize('NFC'), true],
    ['another', 'μυστικό 1', 'μυστικό 2', false],
    ['another case', 'Secret', 'secret', false],
    ['with a space more', 'secret ', 'secret', false],
    ['the longest, but its last letter', `${'a'.repeat(49)}b`, `${'a'.repeat(49)}c`, false],
  ])('compare %s', async (_, kept, given, expected) => {
    expect(
      await run(({ hash, verify }) =>
        Effect.flatMap(hash(kept, 'known'), (made) => verify(given, made, 'known')),
      ),
    ).toBe(expected)
  })

  it.each([null, undefined, '', 'not a hash'])('are never right where %j is kept', async (kept) => {
    expect(await run(({ verify }) => verify('', kept, 'stranger'))).toBe(false)
  })

  it('wait in a bounded queue; the surplus is refused, and strangers do not keep out those we know', async () => {
    const [strangers, known] = await run(({ verify }) => {
      const many = (count: number, lane: Lane) =>
        Effect.all(
          Array.from({ length: count }, () => Effect.exit(verify('x', null, lane))),
          { concurrency: 'unbounded' },
        )
      return Effect.all([many(40, 'stranger'), many(3, 'known')], { concurrency: 2 })
    })
    expect(strangers.filter(Exit.isSuccess)).toHaveLength(17)
    expect(known.every(Exit.isSuccess)).toBe(true)
  })

  it('of known browsers come before those of others', async () => {
    const done: Lane[] = []
    await run(({ verify }) => {
      const one = (lane: Lane) =>
        Effect.andThen(
          verify('x', null, lane),
          Effect.sync(() => done.push(lane)),
        )
      const all = [...Array<Lane>(4).fill('stranger'), ...Array<Lane>(4).fill('known')]
      return Effect.all(all.map(one), { concurrency: 'unbounded' })
    })
    // The stranger whose turn it was is not sent away.
    expect(done.slice(0, 5).filter((lane) => lane === 'known')).toHaveLength(4)
  })

  it('of strangers leave half of a core, however many wait', async () => {
    const share = await run(({ verify }) =>
      Effect.gen(function* () {
        const [begun, before] = [performance.now(), process.cpuUsage()]
        yield* Effect.all(
          Array.from({ length: 12 }, () => verify('x', null, 'stranger')),
          { concurrency: 'unbounded' },
        )
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000 / (performance.now() - begun)
      }),
    )
    expect(share).toBeLessThan(0.8)
  })

  it('are taken again once the queue is empty', async () => {
    const later = await run(({ verify }) => {
      const one = Effect.exit(verify('x', null, 'stranger'))
      const flood = Effect.all(
        Array.from({ length: 40 }, () => one),
        { concurrency: 'unbounded' },
      )
      return Effect.andThen(flood, one)
    })
    expect(Exit.isSuccess(later)).toBe(true)
  })
})

describe('common passwords', () => {
  it.each(['123456', 'password', 'PASSWORD', 'qwerty', 'iloveyou'])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })
  it('a sentence is none, nor what no form would take', () => {
    expect(isCommonPassword('καλημέρα σπίτι μου')).toBe(false)
    expect(isCommonPassword('x'.repeat(constants.account.passwordMax))).toBe(false)
  })
})
