import type { IncomingMessage } from 'node:http'
import { routePath } from '#domain/routes.ts'
import { splitLanguage } from '#domain/search/searchPath.ts'
import { pathOf } from '#server/http/middleware.ts'

/** Whether a page that plays a recorded visit is requested. */
export const playsReplay = (request: IncomingMessage): boolean =>
  splitLanguage(pathOf(request)).rest === routePath('operatorReplay')
