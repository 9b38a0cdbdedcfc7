import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { channelOf } from '#domain/analytics/context.ts'
import { trackedPage } from '#domain/analytics/trackedPage.ts'
import { ratingOf, type SentVitals, type VitalName, vitalsPath } from '#domain/analytics/vitals.ts'
import type { RouteName } from '#domain/routes.ts'
import { pushData } from '../analytics/dataLayer.ts'

/** A visit is measured once. */
let isMeasuring = false

/**
 * Measures the page that was opened first, and sends it when the page is hidden. Nothing is stored, and nothing is sent
 * that is about a person: the kind of page, the channel, five figures.
 */
export function measureVitals(name: RouteName): void {
  if (isMeasuring) return
  isMeasuring = true
  const values: Partial<Record<VitalName, number>> = {}
  let isSent = false
  const take = ({ name: vital, value }: Pick<Metric, 'name' | 'value'>) => {
    values[vital] = value
    pushData({ event: 'web-vital', vital, value, rating: ratingOf(vital, value) })
    // What is known only when the page is hidden is reported then: all of it in one turn.
    if (document.visibilityState === 'hidden') queueMicrotask(send)
  }
  const send = () => {
    if (isSent || Object.keys(values).length === 0) return
    isSent = true
    const sent: SentVitals = {
      page: trackedPage(name).pageType ?? 'other',
      channel: channelOf(innerWidth),
      vitals: values,
    }
    const arrival = fetch(vitalsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
      keepalive: true,
      credentials: 'omit',
    })
    // The page is left: nobody is there to hear of a failure.
    void arrival.catch(() => undefined)
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(take)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queueMicrotask(send)
  })
}
