import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { forgetPictures, keptFolder } from './keptPictures.ts'
import { forgetWords, keptStories } from './keptWords.ts'
import { staleAmong, storyIdsIn } from './stale.ts'

const storiesFolder = join(import.meta.dirname, '../../../stories')

/** Before the whole look: what is kept of no story fails it, and goes with `--update`. */
export default async function refuseStale({ vite, vitest }: TestProject): Promise<void> {
  if (vite.config.mode !== 'whole') return
  const [pictures, words, stories] = await Promise.all([picturedStories(), keptStories(), storiesThere()])
  const stale = staleAmong([...pictures, ...words], stories)
  if (stale.length === 0) return
  if (vitest.config.snapshotOptions.updateSnapshot !== 'all')
    throw new Error(`Something is kept of stories that are gone, and goes with --update: ${stale.join(', ')}`)
  await Promise.all(stale.flatMap((story) => [forgetPictures(story), forgetWords(story)]))
}

const picturedStories = async () =>
  (await readdir(join(keptFolder, 'pictures'))).map((name) => name.replace(/\.webp$/, ''))

async function storiesThere(): Promise<readonly string[]> {
  const paths = await readdir(storiesFolder, { recursive: true })
  const sources = paths
    .filter((path) => path.endsWith('.stories.tsx'))
    .map(async (path) => storyIdsIn(path, await readFile(join(storiesFolder, path), 'utf8')))
  return (await Promise.all(sources)).flat()
}
