import type { Page, Response } from '@playwright/test'

/** The reply to a search that is saved from here on; other changes of the page go beside it. */
export const searchSaved = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (reply) =>
      new URL(reply.url()).pathname === '/api-next/saved-searches/' &&
      reply.request().method() === 'POST' &&
      reply.ok(),
  )
