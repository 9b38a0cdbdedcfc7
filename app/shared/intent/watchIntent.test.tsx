import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mayFetchAhead, watchIntent } from './watchIntent.ts'

let end: () => void
const told: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  document.body.innerHTML =
    '<a href="/terms/"><span id="inside">Όροι</span></a><a id="out" href="https://elsewhere.example/">Αλλού</a>'
  end = watchIntent(document, (href) => told.push(new URL(href).pathname))
})

afterEach(() => {
  end()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const point = (id: string, type = 'pointerover') =>
  document.querySelector(`#${id}`)!.dispatchEvent(new Event(type, { bubbles: true }))

it('tells once of a link on which a pointer rests, and of none that it only crosses', () => {
  point('inside')
  vi.advanceTimersByTime(40)
  point('out')
  vi.advanceTimersByTime(200)
  expect(told).toEqual([])
  for (let time = 0; time < 2; time++) {
    point('inside')
    vi.advanceTimersByTime(100)
  }
  expect(told).toEqual(['/terms/'])
})

it('tells at once of a link under a finger', () => {
  point('inside', 'touchstart')
  expect(told).toEqual(['/terms/'])
})

it.each([
  [{}, true],
  [{ connection: { saveData: false, effectiveType: '4g' } }, true],
  [{ connection: { saveData: true, effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
])('where the browser says %j, fetching ahead is %s', (navigator, may) => {
  expect(mayFetchAhead(navigator)).toBe(may)
})
