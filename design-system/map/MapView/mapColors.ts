/** The theme's colours as values, since a map has no custom properties. */
import { vars } from '#tokens/contract.css.ts'

const roles = {
  land: vars.color.mapLand,
  water: vars.color.mapWater,
  green: vars.color.mapGreen,
  road: vars.color.mapRoad,
  label: vars.color.mapLabel,
  waterLabel: vars.color.mapWaterLabel,
  border: vars.color.borderStrong,
  line: vars.color.textMuted,
  mark: vars.color.action,
  markEdge: vars.color.surfaceRaised,
  cut: vars.color.cut,
  seen: vars.color.textMuted,
  area: vars.color.action,
  excluded: vars.color.danger,
  focus: vars.color.focus,
} as const

export type MapColors = Readonly<Record<keyof typeof roles, string>>

/** Colours of the system, where it chooses them: shapes then differ by line and pattern alone. */
const forced: MapColors = {
  land: 'Canvas',
  water: 'Canvas',
  green: 'Canvas',
  road: 'GrayText',
  label: 'CanvasText',
  waterLabel: 'CanvasText',
  border: 'CanvasText',
  line: 'CanvasText',
  mark: 'ButtonText',
  markEdge: 'Canvas',
  cut: 'ButtonText',
  seen: 'GrayText',
  area: 'Highlight',
  excluded: 'CanvasText',
  focus: 'Highlight',
}

const forcedColors = '(forced-colors: active)'

/** Reads the colours in force at an element. */
export function readMapColors(element: HTMLElement): MapColors {
  const probe = element.ownerDocument.createElement('span')
  probe.hidden = true
  element.append(probe)
  const wanted = matchMedia(forcedColors).matches ? forced : roles
  const read = (value: string) => {
    probe.style.color = value
    return getComputedStyle(probe).color
  }
  const colors = Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, read(value)]),
  ) as MapColors
  probe.remove()
  return colors
}

const preferences = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', forcedColors]

/** Calls back when the colours may have changed: another theme, or another setting of the device. */
export function onColorsChange(listener: () => void): () => void {
  const watching = new MutationObserver(listener)
  watching.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] })
  const queries = preferences.map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    watching.disconnect()
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
