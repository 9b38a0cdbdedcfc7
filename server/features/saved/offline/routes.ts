import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { offlineWorkerPath } from '#domain/offline.ts'
import { rawRoutes } from '#server/http/replies/rawRoutes.ts'
import { offlinePages } from './offlinePages.ts'
import { offlineWorker } from './offlineWorker.ts'

/** Whether an address is that of the worker. */
export const isOfflineWorker = (address: string): boolean => address === offlineWorkerPath

const worker = Effect.sync(() =>
  HttpServerResponse.text(text(), {
    contentType: 'text/javascript; charset=utf-8',
    headers: { 'cache-control': 'no-cache' },
  }),
)

let made: string | undefined
const text = (): string => (made ??= offlineWorker(offlinePages()))

export const OfflineWorkerRoute = rawRoutes([['GET', offlineWorkerPath, worker]])
