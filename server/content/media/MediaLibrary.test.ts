import { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { Photo } from '#domain/listing/Photo.ts'
import { MediaLibrary } from './MediaLibrary.ts'

const photo = (path: string): Photo => ({
  subject: 'living',
  path,
  widths: [480],
  ratio: 0.75,
  colour: '#c0c0c0',
})
const [first, second] = [photo('/media/1'), photo('/media/2')]
const layer = MediaLibrary.layerOf(
  new Map([
    [1, first],
    [2, second],
    [3, first],
  ]),
)

it.each([
  ['in their order', [2, 1], [second, first]],
  ['one that two ids stand for, once', [3, 2, 1], [first, second]],
  ['without those of unknown ids', [9, 1], [first]],
  ['none for none', [], []],
])('gives photographs: %s', async (_case, ids, expected) => {
  const photos = MediaLibrary.use((media) => Effect.succeed(media.photos(ids)))
  expect(await Effect.runPromise(Effect.provide(photos, layer))).toEqual(expected)
})
