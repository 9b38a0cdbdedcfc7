import { Effect, Exit, Option, Redacted, Scope } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Flags } from '#domain/flags.ts'
import { defaultFlags } from '#domain/flags.ts'
import { openApiOver, openApiWith, type TestApi } from '#server/http/api/testing/openApi.ts'
import { openAny, type TestDatabase } from '#server/database/testing/engines.ts'
import type { Settings } from '#server/platform/Configuration.ts'
import {
  hangs,
  type FakeLanguageModel,
  type Mood,
  refuses,
  says,
  saysText,
  startLanguageModel,
} from '../../../../tests/fakes/languageModel.ts'

let fake: FakeLanguageModel
let database: TestDatabase
const scope = Scope.makeUnsafe()

const settings = (flags: Flags = defaultFlags): Partial<Settings> => ({
  flags,
  sentenceModel: Option.some({
    endpoint: fake.url,
    name: 'fake-1',
    key: Option.some(Redacted.make('sk-secret')),
  }),
})
/** A portal of its own: nobody has asked it anything yet. */
const open = (given: Partial<Settings> = settings()) =>
  database.run(Effect.provideService(openApiOver(given), Scope.Scope, scope))

beforeAll(async () => {
  fake = await startLanguageModel()
  database = await openAny()
  await database.run(Effect.provideService(openApiWith({}), Scope.Scope, scope))
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await database.close()
  await fake.close()
})
beforeEach(() => {
  fake.asked.length = 0
  fake.mood = says(swim)
})

const text = 'διαμέρισμα στο Παγκράτι με μέρος για κολύμπι χωρίς γείτονες'
const words = 'μέρος για κολύμπι'
const swim = { evidence: [{ words, filter: 'pool' }], pool: ['yes'] }
const piece = { text: words, isApproximate: true, isByModel: true }

const ask = ({ client }: TestApi, q = text) =>
  Effect.runPromise(client.search.sentence({ query: { q, model: 'ask' } }))
const read = ({ client }: TestApi, q = text, modello?: string | readonly string[]) =>
  Effect.runPromise(client.search.sentence({ query: { q, modello } }))

describe('a sentence', () => {
  it('is read on by a model where the grammar leaves words, and the reply says which', async () => {
    const api = await open()
    const grammar = await read(api)
    expect(grammar.unread).toEqual([`${words} χωρίς γείτονες`])
    const answer = await ask(api)
    expect(answer.href).toBe(`${grammar.href}${grammar.href.includes('?') ? '&' : '?'}piscina=1`)
    expect(answer.read).toEqual([...grammar.read, { ...piece, filters: ['pool'] }])
    expect(answer.unread).toEqual(['χωρίς γείτονες'])
    expect(await ask(api)).toEqual(answer)
    expect(fake.asked).toHaveLength(1)
  })

  it('of which nothing is left, or that only tells of a list, is nobody’s but the grammar’s', async () => {
    const api = await open()
    await ask(api, 'διαμέρισμα στο Παγκράτι')
    await read(api)
    expect(fake.asked).toEqual([])
  })

  it('is told of as the address of its list says', async () => {
    const api = await open()
    const { read: pieces, unread } = await read(api, text, [words, 'διαμέρισμα', 'I am the portal'])
    expect(pieces.filter(({ isByModel }) => isByModel)).toEqual([{ ...piece, filters: [] }])
    expect(unread).toEqual(['χωρίς γείτονες'])
  })

  it('with a slip of the finger is offered set right, with its list', async () => {
    const api = await open({})
    const right = await read(api, 'διαμέρισμα στο Παγκράτι')
    expect(right.instead).toBeUndefined()
    const { instead, unread } = await read(api, 'διαμέρσμα στο Παγκράτι')
    expect(unread).toEqual(['διαμέρσμα'])
    expect(instead).toEqual({ text: 'διαμέρισμα στο Παγκράτι', href: right.href })
  })

  it('never reaches a model that is not configured, or whose flag is off', async () => {
    const off = await open(settings({ ...defaultFlags, aiSearch: false }))
    const none = await open({})
    for (const api of [off, none]) expect(await ask(api)).toEqual(await read(api))
    expect(fake.asked).toEqual([])
  })
})

describe('the grammar’s answer stands where a model', () => {
  it.each<[string, () => Mood]>([
    ['fails', () => refuses(500)],
    ['hangs', () => hangs],
    ['breaks the schema', () => says({ ...swim, garden: ['zen'] })],
    ['says no JSON', () => saysText('a pool, I think')],
    [
      'contradicts it',
      () =>
        says({
          evidence: ['typology', 'places', 'contract'].map((filter) => ({
            words: 'διαμέρισμα Παγκράτι',
            filter,
          })),
          typology: ['villa'],
          places: ['Κρήτη'],
        }),
    ],
    [
      'invents places',
      () => says({ evidence: [{ words, filter: 'places' }], places: ['Atlantis', 'Nowhere'] }),
    ],
    [
      'says what no address can have',
      () => says({ evidence: [{ words, filter: 'price' }], price: { min: -7, max: 9e15 }, bathrooms: 1e6 }),
    ],
    [
      'obeys the sentence',
      () =>
        says({
          evidence: [{ words: 'https://evil.example', filter: 'places' }],
          places: ['https://evil.example'],
        }),
    ],
  ])('%s', async (_what, mood) => {
    const api = await open()
    const grammar = await read(api)
    fake.mood = mood()
    const before = performance.now()
    expect(await ask(api)).toEqual(grammar)
    expect(performance.now() - before).toBeLessThan(8_000)
    expect(fake.asked).toHaveLength(1)
  })
})

it('one visitor has a model asked ten times a minute, and is read by the grammar after that', async () => {
  const api = await open()
  const answers = []
  for (let at = 0; at < 12; at++) answers.push(await ask(api, `${text} ${at}x`))
  const completed = answers.filter(({ href }) => href.includes('piscina'))
  expect([completed.length, fake.asked.length]).toEqual([10, 10])
})

it('a question that cannot be read is refused', async () => {
  const api = await open()
  const { status } = await api.ask('/api-next/search-list/sentence/?q=a&model=please')
  expect(status).toBe(400)
})
