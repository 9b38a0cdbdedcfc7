import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useEdition } from './useEdition.ts'

it('is another where the content changed at one address, and there alone', async () => {
  const first: readonly [string, string] = ['/map/', '1,2']
  const { result, rerender } = await renderHook((shown: readonly [string, string] = first) =>
    useEdition(...shown),
  )
  const editions = [result.current]
  for (const shown of [first, ['/map/', '2,3'], ['/map/?zoom=9', '2,3'], ['/map/?zoom=9', '2,3']] as const) {
    await rerender(shown)
    editions.push(result.current)
  }
  expect(editions).toEqual([0, 0, 1, 1, 1])
})
