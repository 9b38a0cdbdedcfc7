import { expect, test } from 'vitest'
import { readGraph } from './arrows.ts'
import { circlesSideBySide, circlesWithin } from './folderCircles.ts'
import { plantTree } from './plantTree.ts'

/** What is found in a tree, without a list. */
const judge = (files: Readonly<Record<string, string>>) =>
  plantTree(files, async (root) => {
    const { arrows } = await readGraph(root)
    return [...circlesSideBySide(arrows), ...circlesWithin(arrows, [])].map(
      ({ file, what }) => `${file} ${what}`,
    )
  })

const from = (...specifiers: string[]) => specifiers.map((name) => `import '${name}'\n`).join('')
const leaf = 'export const leaf = 1\n'

test('folders side by side that need each other through a third are found, once', async () => {
  const found = await judge({
    'server/content/a/one.ts': from('#server/content/b/two.ts'),
    'server/content/b/two.ts': from('#server/content/c/deep/three.ts'),
    'server/content/c/deep/three.ts': leaf,
    // Another file than the one that is imported: no cycle of files.
    'server/content/c/other.ts':
      "import type { leaf } from '#server/content/a/four.ts'\nexport type A = typeof leaf\n",
    'server/content/a/four.ts': leaf,
  })
  expect(found).toEqual(['server/content a, b, c need each other'])
})

test('a folder and the files beside it that need each other are found', async () => {
  const found = await judge({
    'server/features/x/http.ts': from('./part/calls.ts'),
    'server/features/x/part/calls.ts': from('../limits.ts'),
    'server/features/x/limits.ts': leaf,
  })
  expect(found).toEqual(['server/features/x/part and files beside it need each other'])
})

test('one way is allowed, and whatever tests import', async () => {
  const found = await judge({
    'server/content/a/one.ts': from('#server/content/b/two.ts', './part/three.ts'),
    'server/content/a/part/three.ts': leaf,
    'server/content/b/two.ts': leaf,
    'server/content/b/two.test.ts': from('#server/content/a/one.ts', 'vitest'),
    'server/content/b/testing/four.ts': from('#server/content/a/one.ts'),
  })
  expect(found).toEqual([])
})

test('a row of the list that is out of date is found', () => {
  expect(circlesWithin([], ['server/content/a'])).toHaveLength(1)
})
