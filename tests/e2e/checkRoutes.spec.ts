import { expect } from '@playwright/test'
import { languages } from '../../cli/spec/classification.ts'
import { runEstia } from '../cli/runEstia.ts'
import { portalAddress } from '../portal/address.ts'
import { test } from '../portal/test.ts'

test('estia check routes finds the running portal as specified, in every language', async () => {
  const root = `${import.meta.dirname}/../..`
  const { host } = new URL(portalAddress)
  const { code, out, err } = await runEstia(root, ['check', 'routes', '--url', host, '--format', 'json'])
  const found = JSON.parse(out) as {
    problems: readonly unknown[]
    notes: readonly { code: string }[]
    checked: { routes: number }
  }
  expect({ code, err, problems: found.problems }).toEqual({ code: 0, err: '', problems: [] })
  // Every gap was filled from the portal, and every language asked for some thirty paths.
  expect(found.notes.filter((note) => note.code === 'route-not-asked')).toEqual([])
  const alone = await runEstia(root, ['check', 'routes', '--format', 'json'])
  const { checked } = JSON.parse(alone.out) as { checked: { routes: number } }
  const asked = found.checked.routes - checked.routes
  expect(asked % languages.values.length).toBe(0)
  expect(asked / languages.values.length).toBeGreaterThan(25)
})
