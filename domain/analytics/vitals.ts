/** How soon pages load and answer, as browsers measure it (Web Vitals). Counted without consent: nothing is stored or sent that is about a person. */
import { constants } from '../constants.ts'

const { inpGoodMs, inpPoorMs } = constants.webVitals

/** By name: good up to the first value, poor from the second. Milliseconds; CLS has no unit. */
export const vitals = {
  CLS: { good: 0.1, poor: 0.25 },
  LCP: { good: 2500, poor: 4000 },
  FCP: { good: 1800, poor: 3000 },
  INP: { good: inpGoodMs, poor: inpPoorMs },
  TTFB: { good: 800, poor: 1800 },
} as const satisfies Readonly<Record<string, { readonly good: number; readonly poor: number }>>

export type VitalName = keyof typeof vitals
export const vitalNames = Object.keys(vitals) as readonly VitalName[]

export const isVitalName = (text: string): text is VitalName => Object.hasOwn(vitals, text)

export const ratings = ['good', 'needs improvement', 'poor'] as const
export type Rating = (typeof ratings)[number]

export function ratingOf(name: VitalName, value: number): Rating {
  const { good, poor } = vitals[name]
  if (value <= good) return 'good'
  return value < poor ? 'needs improvement' : 'poor'
}

/** Values are counted in so many steps, each a quarter of the good value wide; the last one holds all above. */
export const VITAL_STEPS = 40

/** The step that a value is counted in, from 0. */
export const stepOf = (name: VitalName, value: number): number =>
  Math.min(Math.floor(value / (vitals[name].good / 4)), VITAL_STEPS - 1)

/** The upper end of a step. */
export const endOfStep = (name: VitalName, step: number): number => ((step + 1) * vitals[name].good) / 4

export const vitalsPath = '/api-next/collect/v1/vitals'

/** What a browser sends when a page is left. */
export interface SentVitals {
  /** A page type, or anything else for the other pages. */
  readonly page: string
  readonly channel: string
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>
}
