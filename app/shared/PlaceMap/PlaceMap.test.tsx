import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TilesContext } from '#app/shell/TilesContext.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx'

const position = [37.9682, 23.7561] as const

async function show(more: Partial<PlaceMapProps>) {
  await page.viewport(800, 700)
  await render(
    <AccountSurroundings address="/en/pubblica-annuncio/" language="en">
      <TilesContext value="data:application/json,{}">
        <main style={{ position: 'relative', blockSize: '500px' }}>
          <PlaceMap
            position={position}
            radius={0}
            text="Here"
            label="Here"
            description="The home"
            {...more}
          />
        </main>
      </TilesContext>
    </AccountSurroundings>,
  )
  await expect.element(page.getByRole('button', { name: /^Here/ })).toBeInViewport()
}

it('tells where it is pressed, near the place that it shows', async () => {
  const onPick = vi.fn<NonNullable<PlaceMapProps['onPick']>>()
  await show({ onPick })
  const surface = page.elementLocator(document.querySelector('canvas') as HTMLElement)
  await surface.click({ position: { x: 120, y: 120 } })
  await expect.poll(() => onPick.mock.calls.length).toBe(1)
  const [latitude = 0, longitude = 0] = onPick.mock.calls[0]?.[0] ?? []
  expect(latitude).toBeGreaterThan(position[0])
  expect(latitude).toBeLessThan(position[0] + 0.02)
  expect(longitude).toBeLessThan(position[1])
  expect(longitude).toBeGreaterThan(position[1] - 0.02)
})
