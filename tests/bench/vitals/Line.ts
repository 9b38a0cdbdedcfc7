import type { BrowserContextOptions, Page } from 'playwright'

/** A line and a processor, as Chromium imitates them. */
export interface Line {
  readonly name: string
  /** Round trip, ms. */
  readonly latency: number
  /** Bytes a second, both ways. */
  readonly throughput: number
  /** How many times slower than this machine. */
  readonly slowdown: number
}

/** A slow 4G line of 1.6 Mbit/s, on a cheap phone. */
export const slowLine: Line = { name: 'slow 4G', latency: 150, throughput: 200_000, slowdown: 4 }

/** What the machine itself gives. */
export const fastLine: Line = { name: 'fast', latency: 0, throughput: -1, slowdown: 1 }

/** Width and height of a screen by its name, CSS pixels. */
export const screens = {
  390: { width: 390, height: 844 },
  1440: { width: 1440, height: 900 },
} as const
export type Screen = keyof typeof screens

/** A visitor who comes for the first time. */
export const visitorWith = (screen: Screen): BrowserContextOptions => ({
  viewport: screens[screen],
  deviceScaleFactor: screen === 390 ? 2 : 1,
  isMobile: screen === 390,
  hasTouch: screen === 390,
  locale: 'el-GR',
  // A worker's own requests pass the imitated line by.
  serviceWorkers: 'block',
  ignoreHTTPSErrors: true,
})

/** From here on the page's requests and its processor are as slow as on that line. */
export async function slowDown(page: Page, { latency, throughput, slowdown }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
