/** Matches and tells alerts on a database, as a process of its own: `expandingProgram.ts <url> <data folder>`. */
import * as NodeRuntime from '@effect/platform-node/NodeRuntime'
import { NodeHttpServer } from '@effect/platform-node'
import { Layer, Redacted } from 'effect'
import { ApiServices } from '#server/ApiLayer.ts'
import { Database } from '#server/database/Database.ts'
import { MediaLibrary } from '#server/content/media/MediaLibrary.ts'
import { Configuration } from '#server/platform/Configuration.ts'

const [url = '', dataFolder = ''] = process.argv.slice(2)

const services = ApiServices.pipe(
  Layer.provide(MediaLibrary.layerEmpty),
  Layer.provide(Configuration.layerOf({ origin: 'https://estia.example', dataFolder })),
  Layer.provide(Database.layerServer(Redacted.make(url))),
  Layer.provide(NodeHttpServer.layerHttpServices),
)

NodeRuntime.runMain(Layer.launch(services))
