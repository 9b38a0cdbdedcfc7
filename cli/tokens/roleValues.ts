import type { ThemeValues, TokenSet } from '#cli/tokens/TokenSet.ts'
import { color, Complaint, isRecord } from '#cli/tokens/values.ts'

type Layer = ThemeValues['shadow'][string][number]
type ReadAlias = (value: unknown) => string | Complaint

/** Reads `{palette.ink.950}`, or a reference to it, as `ink.950`. */
export const aliasReader =
  (palette: TokenSet['palette']): ReadAlias =>
  (value) => {
    const name = nameIn(value)
    if (name === undefined)
      return new Complaint(`a role is an alias of a colour of the palette${hint(value, palette)}`)
    const [family = '', step = '', ...rest] = name
    const isKnown = rest.length === 0 && Object.hasOwn(palette[family] ?? {}, step)
    return isKnown ? `${family}.${step}` : new Complaint(`the palette has no colour ${name.join('.')}`)
  }

/** The steps behind `palette` of an alias, in either notation of the format. */
function nameIn(value: unknown): readonly string[] | undefined {
  const reference = isRecord(value) ? value['$ref'] : undefined
  if (typeof reference === 'string')
    return /^#\/palette\/(.+?)(?:\/\$value)?$/.exec(reference)?.[1]?.split('/')
  return typeof value === 'string' ? /^\{palette\.(.+)\}$/.exec(value)?.[1]?.split('.') : undefined
}

/** Tools that flatten aliases write the colour itself: find its name. */
function hint(value: unknown, palette: TokenSet['palette']): string {
  const hex = color.read(value)
  if (hex instanceof Complaint) return ''
  const names = Object.entries(palette).flatMap(([family, steps]) =>
    Object.keys(steps).flatMap((step) => (steps[step] === hex ? [`{palette.${family}.${step}}`] : [])),
  )
  return names.length === 0 ? '; none has this value' : `, such as ${names.join(' or ')}`
}

const lengths = { x: 'offsetX', y: 'offsetY', blur: 'blur', spread: 'spread' } as const

/** Reads a shadow: one layer, or a list of them. */
export const shadowReader =
  (alias: ReadAlias) =>
  (value: unknown): ThemeValues['shadow'][string] | Complaint => {
    const isList = Array.isArray(value)
    const layers = (isList ? value : [value]).map((layer) => readLayer(layer, alias))
    const wrong = layers.findIndex((layer) => layer instanceof Complaint)
    const complaint = layers[wrong]
    if (complaint instanceof Complaint)
      return isList ? new Complaint(complaint.message, wrong, ...complaint.within) : complaint
    return layers as Layer[]
  }

function readLayer(value: unknown, alias: ReadAlias): Layer | Complaint {
  if (!isRecord(value)) return new Complaint('a shadow is an object with color, offsets, blur and spread')
  const unknown = Object.keys(value).find((name) => ![...Object.values(lengths), 'color'].includes(name))
  if (unknown !== undefined) return new Complaint('it is not read here', unknown)
  const name = alias(value['color'])
  if (name instanceof Complaint) return new Complaint(name.message, 'color', ...name.within)
  const layer: Record<string, number> = {}
  for (const [length, property] of Object.entries(lengths)) {
    const found = value[property]
    if (!isRecord(found) || found['unit'] !== 'px' || typeof found['value'] !== 'number')
      return new Complaint('it must be a number of px', property)
    if (found['value'] !== 0) layer[length] = found['value']
  }
  return { ...layer, color: name }
}
