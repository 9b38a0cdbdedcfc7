import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import { readFile, writeFile } from 'node:fs/promises'
import type { CDPSession, Page } from 'playwright'
import { compareFingerprints } from '../baselines/compareFingerprints.ts'
import { contrastWithin } from '../baselines/contrastWithin.ts'
import { fingerprint } from '../baselines/fingerprint.ts'
import { keepPictures, readKeptPictures, readPixels } from '../baselines/keptPictures.ts'
import { keepWords, readKeptWords } from '../baselines/keptWords.ts'
import { type Caught, figurePage, figurePath } from '../faults/figure.ts'
import { type Box, type PictureName, type Pixels, pictureNames } from '../baselines/Picture.ts'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf({ page, context }: BrowserCommandContext): Promise<CDPSession> {
  const session = sessions.get(page) ?? context.newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** What the person’s device asks for. Less motion always: nothing may hang on an animation. */
const emulateMedia: BrowserCommand<[media: { forcedColors?: boolean; touch?: boolean }]> = async (
  context,
  { forcedColors = false, touch = false },
) => {
  const session = await sessionOf(context)
  await Promise.all([
    session.send('Emulation.setTouchEmulationEnabled', { enabled: touch, maxTouchPoints: 1 }),
    context.page.emulateMedia({
      forcedColors: forcedColors ? 'active' : 'none',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    }),
  ])
}

const taken = new WeakMap<Page, Map<PictureName, Pixels>>()

/** Photographs a part of the page. Returns the contrast in each of the boxes. */
const takePicture: BrowserCommand<[name: PictureName, clip: Box, boxes: readonly Box[]]> = async (
  context,
  name,
  clip,
  boxes,
) => {
  const session = await sessionOf(context)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  })
  const pixels = await readPixels(Buffer.from(data, 'base64'))
  const pictures = taken.get(context.page) ?? new Map<PictureName, Pixels>()
  taken.set(context.page, pictures.set(name, fingerprint(pixels)))
  return boxes.map((box) => contrastWithin(pixels, box))
}

/** What the repository keeps of a story, beside what was seen. With `--update` that is kept from now on. */
const compareWithKept: BrowserCommand<[story: string, words: string]> = async (context, story, words) => {
  const now = pictureNames.flatMap((name) => taken.get(context.page)?.get(name) ?? [])
  const mayWrite = context.project.vitest.config.snapshotOptions.updateSnapshot === 'all'
  if (mayWrite && (await readKeptWords(story)) !== words) await keepWords(story, words)
  const pictures = differences(await readKeptPictures(story), now)
  if (mayWrite && pictures.length > 0) await keepPictures(story, now)
  return { words: await readKeptWords(story), pictures: mayWrite ? [] : pictures }
}

function differences(kept: readonly Pixels[] | undefined, now: readonly Pixels[]): readonly string[] {
  if (!kept) return ['nothing is kept of this story yet']
  return pictureNames.flatMap((name, at) => {
    const [was, is] = [kept[at], now[at]]
    const difference = was && is ? compareFingerprints(was, is) : 'was not taken'
    return difference === undefined ? [] : [`${name}: ${difference}`]
  })
}

/** The list of planted faults for people: written with `--update`, held to what was caught otherwise. */
const keepFigure: BrowserCommand<[caught: readonly Caught[]]> = async (context, caught) => {
  const page = figurePage(caught)
  const { updateSnapshot } = context.project.vitest.config.snapshotOptions
  if (updateSnapshot === 'all') await writeFile(figurePath, page)
  return (await readFile(figurePath, 'utf8').catch(() => '')) === page
}

export const commands = { emulateMedia, takePicture, compareWithKept, keepFigure }

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(media: { forcedColors?: boolean; touch?: boolean }): Promise<void>
    takePicture(name: PictureName, clip: Box, boxes: readonly Box[]): Promise<number[]>
    keepFigure(caught: readonly Caught[]): Promise<boolean>
    compareWithKept(story: string, words: string): Promise<{ words?: string; pictures: readonly string[] }>
  }
}
