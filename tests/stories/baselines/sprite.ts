import type { Pixels } from './Picture.ts'

/** Stands between the pictures and below the shorter ones. No theme has it. */
const gap = [255, 0, 255] as const

/** Lays pictures beside each other, a column of magenta between them: one small file a story. */
export function joinPictures(pictures: readonly Pixels[]): Pixels {
  const width = pictures.reduce((sum, picture) => sum + picture.width, pictures.length - 1)
  const height = Math.max(...pictures.map((picture) => picture.height))
  const data = new Uint8Array(width * height * 3).map((_, at) => gap[at % 3] ?? 0)
  let left = 0
  for (const picture of pictures) {
    for (let y = 0; y < picture.height; y++)
      data.set(
        picture.data.subarray(y * picture.width * 3, (y + 1) * picture.width * 3),
        (y * width + left) * 3,
      )
    left += picture.width + 1
  }
  return { width, height, data }
}

/** The pictures of a sprite, from left to right. */
export function splitPictures(sprite: Pixels): readonly Pixels[] {
  const isGap = (x: number, y: number) =>
    gap.every((value, channel) => sprite.data[(y * sprite.width + x) * 3 + channel] === value)
  const pictures: Pixels[] = []
  let left = 0
  for (let x = 0; x <= sprite.width; x++)
    if (x === sprite.width || isGap(x, 0)) {
      pictures.push(cutOut(sprite, left, x - left, isGap))
      left = x + 1
    }
  return pictures
}

function cutOut(
  sprite: Pixels,
  left: number,
  width: number,
  isGap: (x: number, y: number) => boolean,
): Pixels {
  let height = 0
  while (height < sprite.height && !isGap(left, height)) height++
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const from = (y * sprite.width + left) * 3
    data.set(sprite.data.subarray(from, from + width * 3), y * width * 3)
  }
  return { width, height, data }
}
