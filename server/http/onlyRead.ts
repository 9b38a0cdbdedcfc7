import { lastResortPage } from './lastResortPage.ts'
import type { Middleware } from './middleware.ts'

const allow = 'GET, HEAD'

/** For read-only resources (pages, files, pictures): another method gets 405 with `Allow`. */
export const onlyRead: Middleware = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  response.setHeader('allow', allow)
  if (request.method !== 'OPTIONS') return lastResortPage(response, 405)
  response.statusCode = 204
  response.end()
}
