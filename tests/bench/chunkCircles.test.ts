import { expect, it } from 'vitest'
import { circlesIn } from './chunkCircles.ts'

it('finds chunks that import each other, over others as well, and nothing else', () => {
  const chunks = {
    entry: { imports: ['frame', 'routes'] },
    frame: {},
    routes: { imports: ['keys'] },
    keys: { imports: ['paths', 'frame'] },
    paths: { imports: ['routes'] },
  }
  expect(circlesIn(chunks)).toEqual([['keys', 'paths', 'routes']])
  expect(circlesIn({ ...chunks, paths: {} })).toEqual([])
})
