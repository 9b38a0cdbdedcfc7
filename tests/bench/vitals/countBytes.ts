import type { Page } from 'playwright'

/** Bytes over the line, by what they are. */
export interface SentBytes {
  readonly page: number
  readonly script: number
  readonly style: number
  readonly font: number
  readonly picture: number
  readonly other: number
}

const kinds: readonly (readonly [keyof SentBytes, RegExp])[] = [
  ['page', /html/],
  ['script', /javascript/],
  ['style', /css/],
  ['font', /font/],
  ['picture', /^image/],
]

const kindOf = (type: string): keyof SentBytes => kinds.find(([, is]) => is.test(type))?.[0] ?? 'other'

/** Counts what a page loads from here on; returns what it came to, headers included. */
export async function countBytes(page: Page): Promise<() => SentBytes> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const sent = { page: 0, script: 0, style: 0, font: 0, picture: 0, other: 0 }
  session.on('Network.responseReceived', ({ requestId, response }) => {
    types.set(requestId, response.mimeType)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent[kindOf(types.get(requestId) ?? '')] += encodedDataLength
  })
  return () => ({ ...sent })
}
