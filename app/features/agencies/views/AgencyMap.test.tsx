import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { spoken } from '#design-system/testing/spoken.ts'
import { NameList, packPins, type Pin } from '#domain/map/MapMarks.ts'
import { TilesContext } from '#app/shell/TilesContext.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { accountServer } from '#stories/app/authentication/accountServer.ts'
import { AgencyMap } from './AgencyMap.tsx'

const homeAt = (latitude: number, longitude: number, id: number): Pin => ({
  id,
  latitude,
  longitude,
  price: 200_000 + id * 1000,
  surface: 80,
  bedrooms: 2,
  radius: 0,
  isReduced: false,
  place: '',
  rank: undefined,
})
const inAthens = [0, 1, 2, 3].map((at) => homeAt(37.97 + at * 0.004, 23.73 + at * 0.006, at + 1))
const onRhodes = homeAt(36.44, 28.22, 9)

let server: ReturnType<typeof accountServer> | undefined
beforeEach(() => page.viewport(800, 900))
afterEach(() => server?.stop())

async function show(homes: readonly Pin[]) {
  const names = new NameList()
  const pins = packPins(homes, names)
  server = accountServer({ 'GET /api-next/agencies/meltemi/map/': { body: { pins, names: names.names } } })
  await render(
    <AccountSurroundings address="/mesitika-grafeia/meltemi/" language="en">
      <TilesContext value="data:application/json,{}">
        <main>
          <AgencyMap slug="meltemi" total={homes.length + 1} />
        </main>
      </TilesContext>
    </AccountSurroundings>,
  )
}

const mark = (euro: number) => page.getByRole('button', { name: new RegExp(`^€${euro}`) })

it('shows where most homes are, counts the others, and shows all on request', async () => {
  await show([...inAthens, onRhodes])
  await expect
    .element(page.getByText(/^5 properties on the map, of 6 in all\. One of them lies/))
    .toBeVisible()
  await expect.element(mark(201)).toBeInViewport()
  await page.getByRole('button', { name: 'Show all on the map' }).click()
  await expect.element(page.getByText('5 properties on the map, of 6 in all.', { exact: true })).toBeVisible()
  await expect.poll(() => spoken().join(' ')).toContain('5 properties on the map, of 6 in all.')
  await expect.element(mark(209)).toBeInViewport()

  const back = page.getByRole('button', { name: 'Show where most are' })
  await expect.element(back).toHaveFocus()
  await back.click()
  await expect.element(page.getByText(/One of them lies outside/)).toBeVisible()
})

it('has nothing more to show where all of them are in sight', async () => {
  await show(inAthens)
  await expect.element(mark(201)).toBeInViewport()
  await expect.element(page.getByText('4 properties on the map, of 5 in all.', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^Show/ }).elements()).toEqual([])
})
