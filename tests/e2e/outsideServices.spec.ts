import { expect, type Locator } from '@playwright/test'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import sharp from 'sharp'
import {
  json,
  type OutsideServer,
  openOutsideServer,
} from '#server/content/geography/outside/testing/outsideServer.ts'
import { PortalProcess } from '../faults/PortalProcess.ts'
import { openFilter } from '../portal/filters.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { watchPage } from '../portal/watchPage.ts'
import { type RangeServer, serveRanges } from '../fakes/rangeServer.ts'
import { type ArchivedTile, tileArchive } from '../fakes/tileArchive.ts'
import { onlyNightly } from '../nightly/isNightly.ts'

// A portal of its own is filled and started.
test.describe.configure({ timeout: 180_000, mode: 'default' })

const bounds = [19, 34, 30, 42] as const

/** Water all over Greece, down to zoom 8: what is looked at closer is drawn from that. */
function waterTiles(): readonly ArchivedTile[] {
  const [west, south, east, north] = bounds
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const index = new GeoJSONVT(
    {
      type: 'Feature',
      properties: { class: 'ocean' },
      geometry: { type: 'Polygon', coordinates: [corners] },
    },
    { maxZoom: 8 },
  )
  return Array.from({ length: 9 }, (_, z) =>
    Array.from({ length: 2 ** z }, (_x, x) =>
      Array.from({ length: 2 ** z }, (_y, y) => ({ z, x, y, tile: index.getTile(z, x, y) })),
    ),
  )
    .flat(2)
    .flatMap(({ tile, ...at }) =>
      tile ? [{ ...at, data: fromGeojsonVt({ water: tile }, { version: 2, extent: 4096 }) }] : [],
    )
}

/** The colour that most of a picture has, as CSS says it. */
async function colourOf(place: Locator): Promise<string> {
  const { data, info } = await sharp(await place.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? ''
}

/** What a geocoder that works as Nominatim does answers. */
const ermou = [
  {
    lat: '37.9765',
    lon: '23.7281',
    display_name: 'Ερμού 12, Αθήνα',
    licence: 'Data © OpenStreetMap contributors',
    address: { road: 'Ερμού', house_number: '12', suburb: 'Σύνταγμα', city: 'Αθήνα', postcode: '105 63' },
  },
]

let files: RangeServer
let geocoder: OutsideServer
let portal: PortalProcess

test.beforeAll(async () => {
  // The time that a test is given is not that of what is made before them.
  test.setTimeout(180_000)
  files = await serveRanges(tileArchive(waterTiles(), bounds))
  geocoder = await openOutsideServer()
  geocoder.answer = json(ermou)
  portal = await PortalProcess.make(200, {
    TILES_URL: `${files.origin}/greece.pmtiles`,
    GEOCODER_URL: String(geocoder.url('/search')),
  })
  await portal.start()
})

test.afterAll(async () => {
  portal?.remove()
  files?.close()
  await geocoder?.close()
})

test('a PMTiles archive on another port is the ground of the map', onlyNightly(true), async ({ page }) => {
  const problems = watchPage(page)
  await page.goto(`${portal.origin}/en/map/pwlhsh-katoikies/?lat=38&lng=23.7&zoom=11`)
  await expect(page.locator('[data-mark]').first()).toBeAttached({ timeout: 30_000 })
  await expect.poll(() => files.given.length).toBeGreaterThan(1)
  const canvas = page.locator('canvas')
  // Without a ground everything has the colour of land, which lies behind the map.
  const land = await canvas.evaluate((element) => {
    const stage = element.closest('[tabindex="-1"]:not(canvas)')
    return stage ? getComputedStyle(stage).backgroundColor : ''
  })
  expect(land).toMatch(/^rgb/)
  await expect.poll(() => colourOf(canvas)).not.toBe(land)
  await expect(page.getByText('Without the base map')).toHaveCount(0)
  await expect(page.getByText('© OpenMapTiles')).toBeVisible()
  expect(problems()).toEqual([])
})

test('an address of the configured geocoder is found beside the map, and searched around', async ({
  page,
}) => {
  await visit(page, `${portal.origin}/en/map/pwlhsh-katoikies/`)
  // A plain field, which becomes one with suggestions while a user types.
  await openFilter(page, /^Filters/)
  const field = page.getByRole('dialog').getByLabel('Place', { exact: true }).first()
  await field.click()
  await page.keyboard.type('Ερμού 12', { delay: 20 })
  const option = page.getByRole('option', { name: /^Ερμού 12/ })
  await expect(option).toBeVisible()
  await expect(page.getByText('Addresses, Data © OpenStreetMap contributors')).toBeVisible()
  expect(geocoder.asked.at(-1)).toContain('countrycodes=gr')
  await option.click()
  await expect(field).toHaveValue('Ερμού 12')
  await field.press('Enter')
  await expect(page).toHaveURL(/centro=37\.9765(%2C|,)23\.7281&raggio=1000/)
  await expect(page.getByText('Circle with a radius of 1 km')).toBeVisible()
})
