/**
 * The API over a small database, for tests: its typed client, and raw requests for what the client cannot say.
 */
import { NodeHttpServer } from '@effect/platform-node'
import { Context, Effect, Layer } from 'effect'
import { HttpEffect, HttpRouter } from 'effect/http'
import { type HttpApiClient, HttpApiTest } from 'effect/http-api'
import type { Photo } from '#domain/listing/Photo.ts'
import { rm } from 'node:fs/promises'
import { temporaryFolder } from '#server/database/testing/engines.ts'
import { writeFixture } from '#server/content/listings/testing/fixture.ts'
import { MediaLibrary } from '#server/content/media/MediaLibrary.ts'
import { Configuration, type Settings } from '#server/platform/Configuration.ts'
import { ApiHandlers, ApiRoutes, ApiServices } from '#server/ApiLayer.ts'
import { ServedApi } from '../ServedApi.ts'

const photo = (id: number, subject: Photo['subject']): [number, Photo] => [
  id,
  { subject, path: `/media/pool/${id}`, widths: [480, 960], ratio: 0.75, colour: '#c0c0c0' },
]

const media = MediaLibrary.layerOf(
  new Map([photo(1000, 'exterior'), photo(1001, 'living'), photo(5000, 'plan')]),
  ({ bedrooms, netArea }) => ({
    path: `/media/plan-${bedrooms}.svg`,
    rooms: [{ room: 'living', area: netArea / 2 }],
  }),
)

export interface TestApi {
  readonly client: HttpApiClient.ForApi<typeof ServedApi>
  /** Asks by path, and gives the status and the text of the reply. */
  readonly ask: (path: string) => Promise<{ readonly status: number; readonly text: string }>
}

/** The API over whatever the database holds with some settings of its own, for as long as the scope lives. */
export const openApiOver = Effect.fn('openApiOver')(function* (settings: Partial<Settings>) {
  const dataFolder = yield* Effect.acquireRelease(Effect.sync(temporaryFolder), (folder) =>
    Effect.promise(() => rm(folder, { recursive: true, force: true })),
  )
  const services = yield* Layer.build(
    ApiServices.pipe(
      Layer.provideMerge(media),
      Layer.provideMerge(Configuration.layerOf({ ...settings, dataFolder })),
      Layer.provideMerge(NodeHttpServer.layerHttpServices),
    ),
  )
  const handlers = yield* Layer.build(ApiHandlers).pipe(Effect.provide(services))
  const client = yield* HttpApiTest.groups(ServedApi, [
    'search',
    'listings',
    'agencies',
    'agencyGroups',
    'market',
    'geography',
    'home',
  ]).pipe(Effect.provide(Context.merge(services, handlers)))
  const routes = yield* HttpRouter.toHttpEffect(ApiRoutes).pipe(Effect.provide(services))
  const answer = HttpEffect.toWebHandler(Effect.provide(routes, services))
  const ask: TestApi['ask'] = async (path) => {
    const reply = await answer(new Request(`http://localhost${path}`))
    return { status: reply.status, text: await reply.text() }
  }
  return { client, ask } satisfies TestApi
})

/** The same over the fixture, which it writes first. */
export const openApiWith = (settings: Partial<Settings>) =>
  Effect.andThen(writeFixture, openApiOver(settings))

export const openApi = openApiWith({})
