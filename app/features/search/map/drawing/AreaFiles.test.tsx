import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { DrawnAreas } from '#domain/search/areasGeoJson.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { TextsContext } from '#app/i18n/TextsContext.ts'
import { AreaFiles } from './AreaFiles.tsx'

/** Opens a file as people do; what of it is searched in. */
async function open(data: unknown): Promise<DrawnAreas | undefined> {
  const onOpen = vi.fn<(areas: DrawnAreas) => void>()
  await render(
    <TextsContext value={await loadTexts('en')}>
      <AreaFiles criteria={{}} onOpen={onOpen} />
    </TextsContext>,
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is nowhere to choose a file')
  await userEvent.upload(input, new File([JSON.stringify(data)], 'areas.geojson'))
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled())
  return onOpen.mock.calls[0]?.[0]
}

/** A ring of so many corners about a place, longitude first. */
const ring = (corners: number, [x, y]: readonly [number, number], size: number) =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners
    const reach = size * (1 + 0.1 * Math.sin(40 * angle))
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })

it('opens an outline of thousands of corners, and gives the error of the simplified one', async () => {
  const areas = await open({ type: 'Polygon', coordinates: [ring(5000, [24.7, 40.7], 0.1)] })
  expect(areas?.polygon).toHaveLength(1)
  await expect
    .element(page.getByText(/1 area read\. The outline was made simpler .* at most \d+\sm off\./))
    .toBeVisible()
})

it('says how many small islands it leaves out, and why', async () => {
  const islands = Array.from({ length: 20 }, (_, at) => [ring(30, [23 + at / 10, 38], 0.001 * (at + 1))])
  const areas = await open({ type: 'MultiPolygon', coordinates: islands })
  expect(areas?.polygon).toHaveLength(12)
  await expect
    .element(page.getByText(/The 8 smallest areas were left out \(.*%.*room for 12 areas/))
    .toBeVisible()
})

it('says that latitude and longitude were swapped, and searches the area that was meant', async () => {
  const turned = ring(40, [24.7, 40.7], 0.1).map(([x, y]) => [y, x])
  const areas = await open({ type: 'Polygon', coordinates: [turned] })
  expect(areas?.polygon?.[0]?.every(([latitude]) => latitude > 40)).toBe(true)
  await expect.element(page.getByText(/latitude before longitude/)).toBeVisible()
})
