/**
 * One kind of value in two notations: CSS, as `tokens/` has it, and the Design Tokens Community Group's.
 * `read` answers with a complaint where a value is not of its kind.
 */
export interface Notation<Css extends string | number = string> {
  readonly type: 'color' | 'dimension' | 'number' | 'duration' | 'cubicBezier' | 'fontFamily' | 'fontWeight'
  readonly write: (css: Css) => unknown
  readonly read: (value: unknown) => Css | Complaint
}

/** What is wrong with a value, and where in it. */
export class Complaint {
  readonly message: string
  /** Steps from the value to the place: `['components', 1]`. */
  readonly within: readonly (string | number)[]

  constructor(message: string, ...within: readonly (string | number)[]) {
    this.message = message
    this.within = within
  }
}

export const color: Notation = {
  type: 'color',
  write: (css) => {
    const parts = [1, 3, 5, 7].map((at) => Number.parseInt(css.slice(at, at + 2), 16) / 255)
    const alpha = parts[3] === undefined || Number.isNaN(parts[3]) ? {} : { alpha: rounded(parts[3]) }
    return { colorSpace: 'srgb', components: parts.slice(0, 3).map(rounded), ...alpha, hex: css.slice(0, 7) }
  },
  read: (value) => {
    if (!isRecord(value)) return new Complaint('a colour is an object with colorSpace and components')
    const { colorSpace, components, alpha, hex } = value
    if (colorSpace !== 'srgb') return new Complaint('only colours in srgb are read', 'colorSpace')
    if (!Array.isArray(components) || components.length !== 3)
      return new Complaint('three components make a colour', 'components')
    const wrong = components.findIndex((one) => !isShare(one))
    if (wrong >= 0) return new Complaint('a component lies between 0 and 1', 'components', wrong)
    if (alpha !== undefined && !isShare(alpha)) return new Complaint('alpha lies between 0 and 1', 'alpha')
    const solid = `#${components.map(asHex).join('')}`
    if (hex !== undefined && (typeof hex !== 'string' || hex.toLowerCase() !== solid))
      return new Complaint(`hex should be ${solid}, as the components say`, 'hex')
    return alpha === undefined || alpha === 1 ? solid : `${solid}${asHex(alpha)}`
  },
}

/** Lengths and times: a number with one of some units. */
const measured = (type: 'dimension' | 'duration', units: readonly string[]): Notation => ({
  type,
  write: (css) => {
    const value = Number.parseFloat(css)
    const unit = css.slice(css.search(/[a-z]+$/))
    return { value, unit: /[a-z]$/.test(css) ? unit : units[0] }
  },
  read: (value) => {
    if (!isRecord(value)) return new Complaint(`a ${type} is an object with value and unit`)
    if (!isNumber(value['value'])) return new Complaint('it must be a number', 'value')
    const unit = units.find((known) => known === value['unit'])
    if (unit === undefined) return new Complaint(`the unit is ${units.join(' or ')}`, 'unit')
    // No length needs a unit when it is none; a time does.
    return value['value'] === 0 && type === 'dimension' ? '0' : `${value['value']}${unit}`
  },
})

export const dimension = measured('dimension', ['rem', 'px'])
export const duration = measured('duration', ['ms', 's'])

/** Pixels that the code holds as a bare number. */
export const pixels: Notation<number> = {
  type: 'dimension',
  write: (value) => ({ value, unit: 'px' }),
  read: (value) => {
    const css = dimension.read(value)
    if (css instanceof Complaint) return css
    return isRecord(value) && value['unit'] === 'px'
      ? Number.parseFloat(css)
      : new Complaint('the unit is px', 'unit')
  },
}

/** A number, with the unit that CSS has for it and the format has not. */
export const number = (unit: '' | 'em' | 'ch' = ''): Notation => ({
  type: 'number',
  write: (css) => Number.parseFloat(css),
  read: (value) =>
    isNumber(value) ? `${value}${value === 0 ? '' : unit}` : new Complaint('it must be a number'),
})

export const fontWeight: Notation = {
  type: 'fontWeight',
  write: Number,
  read: (value) =>
    isNumber(value) && value >= 1 && value <= 1000
      ? String(value)
      : new Complaint('a weight is a number from 1 to 1000'),
}

export const fontFamily: Notation = {
  type: 'fontFamily',
  write: (css) => css.split(', ').map((name) => name.replaceAll("'", '')),
  read: (value) =>
    Array.isArray(value) && value.length > 0 && value.every(isFontName)
      ? value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ')
      : new Complaint('families are a list of names without quotes and commas'),
}

export const cubicBezier: Notation = {
  type: 'cubicBezier',
  write: (css) =>
    css
      .slice(css.indexOf('(') + 1, -1)
      .split(', ')
      .map(Number),
  read: (value) => {
    if (!Array.isArray(value) || value.length !== 4) return new Complaint('four numbers make a curve')
    const wrong = value.findIndex((one, at) => !isNumber(one) || (at % 2 === 0 && !isShare(one)))
    return wrong < 0
      ? `cubic-bezier(${value.join(', ')})`
      : new Complaint('it must be a number, between 0 and 1 along the time', wrong)
  },
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isShare = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= 1
const isFontName = (value: unknown): value is string => typeof value === 'string' && /^[^'",{}]+$/.test(value)

/** Four digits distinguish 256 steps. */
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000
const asHex = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
