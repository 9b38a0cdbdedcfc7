/** How a criterion of each kind is written in URL parameters. */
import { loanLimits } from '../costs/loanTerms.ts'
import type { MonthlyCost } from '../costs/monthlyCost.ts'
import { type Circle, fitsMap, type Polygon, radiusMax, readPosition, writePosition } from './areas.ts'
import { type Filter, type GatingFlags, isOffered, type Range, parametersOf } from './filters.ts'
import { inOrder, type PolygonRoom, readPolygon, takeRoom, writePolygon } from './polygons.ts'
import type { IgnoredParameter } from './SearchQuery.ts'

/** Reports a parameter that could not be read. */
export type Report = (name: string, value: string, reason: IgnoredParameter['reason']) => void

/** What reading needs beside the filter itself. */
export interface Reading {
  readonly parameters: URLSearchParams
  readonly flags: GatingFlags
  readonly report: Report
  /** All filters share it. */
  readonly room: PolygonRoom
}

/** Values of one parameter that are looked at: a longer list is no search. */
const VALUES = 100

/** Words of a keyword filter that are read, in characters. */
const KEYWORD = 200

type KindOf<Kind extends Filter['kind']> = Extract<Filter, { kind: Kind }>

interface Codec<F extends Filter, Value> {
  /** Undefined where the parameters say nothing that can be read. */
  readonly read: (filter: F, reading: Reading) => Value | undefined
  readonly write: (filter: F, value: Value, parameters: URLSearchParams) => void
}

const range: Codec<KindOf<'range'>, Range> = {
  read: ({ parameter, most }, reading) => {
    const min = readNumber(parameter.min, most, reading)
    const max = readNumber(parameter.max, most, reading)
    if (min === undefined && max === undefined) return undefined
    if (min !== undefined && max !== undefined && min > max) {
      reading.report(parameter.max, String(max), 'minOverMax')
      return { min }
    }
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  },
  write: ({ parameter }, { min, max }, parameters) => {
    if (min !== undefined) parameters.set(parameter.min, String(min))
    if (max !== undefined) parameters.set(parameter.max, String(max))
  },
}

const least: Codec<KindOf<'least'>, number> = {
  // "None or more" is no limit.
  read: ({ parameter, most }, reading) => readNumber(parameter, most, reading) || undefined,
  write: ({ parameter }, value, parameters) => parameters.set(parameter, String(value)),
}

const monthly: Codec<KindOf<'monthly'>, MonthlyCost> = {
  read: ({ parameter, most: limit }, reading) => {
    const most = readNumber(parameter.most, limit, reading) || undefined
    const years = readNumber(parameter.years, loanLimits.years.most, reading) || undefined
    const share = readNumber(parameter.share, loanLimits.share.most, reading)
    const rate = readRate(parameter.rate, reading)
    const loan = {
      ...(share !== undefined && { share }),
      ...(rate !== undefined && { rate }),
      ...(years !== undefined && { years }),
    }
    const hasLoan = Object.keys(loan).length > 0
    if (most === undefined && !hasLoan) return undefined
    return { ...(most !== undefined && { most }), ...(hasLoan && { loan }) }
  },
  write: ({ parameter }, { most, loan }, parameters) => {
    if (most !== undefined) parameters.set(parameter.most, String(most))
    for (const name of ['rate', 'years', 'share'] as const) {
      const value = loan?.[name]
      if (value !== undefined) parameters.set(parameter[name], String(value))
    }
  },
}

const choice: Codec<KindOf<'choice'>, string> = {
  read: (filter, reading) => readNames(filter, reading)[0],
  write: ({ parameter, vocabulary }, value, parameters) =>
    parameters.set(parameter, String(vocabulary.idOf(value))),
}

const choices: Codec<KindOf<'choices'>, readonly string[]> = {
  // In the vocabulary's order: equal sets are equal lists, and a search has one address.
  read: (filter, reading) => {
    const names = readNames(filter, reading)
    return someOf(filter.vocabulary.names.filter((name) => names.includes(name)))
  },
  write: ({ parameter, vocabulary }, values, parameters) => {
    for (const id of values.map((value) => vocabulary.idOf(value)).toSorted(byNumber))
      parameters.append(parameter, String(id))
  },
}

const exclude: Codec<KindOf<'exclude'>, true> = {
  read: ({ parameter }, { parameters, report }) => {
    const text = parameters.get(parameter) ?? ''
    if (text !== '' && text !== '0' && text !== '1') report(parameter, text, 'unknownValue')
    return text === '1' || undefined
  },
  write: ({ parameter }, _, parameters) => parameters.set(parameter, '1'),
}

const ids: Codec<KindOf<'places' | 'stations'>, readonly number[]> = {
  read: (filter, reading) => {
    const read = valuesOf(filter, reading.parameters).flatMap((text) => {
      const id = /^\d{1,10}$/.test(text) ? Number(text) : NaN
      if (id < 2 ** 31) return [id]
      reading.report(filter.parameter, text, Number.isNaN(id) ? 'notANumber' : 'outOfRange')
      return []
    })
    return someOf([...new Set(read)].sort(byNumber))
  },
  write: ({ parameter }, values, parameters) => {
    for (const value of values.toSorted(byNumber)) parameters.append(parameter, String(value))
  },
}

const polygons: Codec<KindOf<'polygons'>, readonly Polygon[]> = {
  read: ({ parameter }, { parameters, report, room }) => {
    const texts = [...new Set(parameters.getAll(parameter))].filter((text) => text !== '')
    const beyond = texts[room.polygons]
    if (beyond !== undefined) report(parameter, beyond, 'tooMany')
    const looked = texts.slice(0, room.polygons)
    room.polygons -= looked.length
    const read = looked.flatMap((text) => {
      const corners = readPolygon(text)
      if (typeof corners !== 'string' && takeRoom(corners, room)) return [corners]
      report(parameter, text, typeof corners === 'string' ? corners : 'tooMany')
      return []
    })
    return someOf(inOrder(read))
  },
  write: ({ parameter }, drawn, parameters) => {
    for (const one of inOrder(drawn)) parameters.append(parameter, writePolygon(one))
  },
}

const circle: Codec<KindOf<'circle'>, Circle> = {
  read: ({ parameter }, reading) => {
    const { parameters, report } = reading
    const [place, reach] = [parameter.centre, parameter.radius].map((name) =>
      (parameters.get(name) ?? '').trim(),
    ) as [string, string]
    const radius = readNumber(parameter.radius, radiusMax, reading)
    const centre = readPosition(place)
    if (radius === 0) report(parameter.radius, reach, 'tooSmall')
    if (place !== '' && centre === undefined) report(parameter.centre, place, 'malformed')
    // One without the other is no circle.
    if (centre && reach === '') report(parameter.centre, place, 'malformed')
    if (radius && place === '') report(parameter.radius, reach, 'malformed')
    if (!centre || !radius) return undefined
    if (fitsMap({ centre, radius })) return { centre, radius }
    report(parameter.centre, place, 'malformed')
    return undefined
  },
  write: ({ parameter }, { centre, radius }, parameters) => {
    parameters.set(parameter.centre, writePosition(centre))
    parameters.set(parameter.radius, String(radius))
  },
}

const publisher: Codec<KindOf<'publisher'>, number> = {
  read: ({ parameter }, { parameters, report }) => {
    const text = parameters.get(parameter) ?? ''
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
    if (text !== '') report(parameter, text, 'notANumber')
    return undefined
  },
  write: ({ parameter }, id, parameters) => parameters.set(parameter, String(id)),
}

const keyword: Codec<KindOf<'keyword'>, string> = {
  read: ({ parameter }, { parameters, report }) => {
    const text = (parameters.get(parameter) ?? '').replace(/\s+/g, ' ').trim()
    if (text.length > KEYWORD) report(parameter, text, 'tooLong')
    return text.length > KEYWORD || text === '' ? undefined : text
  },
  write: ({ parameter }, text, parameters) => parameters.set(parameter, text),
}

const codecs = {
  range,
  least,
  monthly,
  choice,
  choices,
  exclude,
  places: ids,
  stations: ids,
  polygons,
  circle,
  publisher,
  keyword,
}

/** The codec for a filter of any kind; values are those of the filter's own criterion. */
const codecOf = ({ kind }: Filter) => codecs[kind] as Codec<Filter, unknown>

/** The criterion that parameters ask of a filter; undefined for none. */
export const readCriterion = (filter: Filter, reading: Reading): unknown =>
  codecOf(filter).read(filter, reading)

/** Writes a criterion as parameters. */
export const writeCriterion = (filter: Filter, value: unknown, parameters: URLSearchParams): void =>
  codecOf(filter).write(filter, value, parameters)

/** Whole numbers, also with the thousands dots or spaces that people type and paste ("120.000", "120 000"). */
export function readNumber(name: string, most: number, { parameters, report }: Reading): number | undefined {
  const text = parameters.get(name)
  if (text === null || text.trim() === '') return undefined
  const digits = text.trim().replace(/(?<=\d)[.\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
  const number = /^\d+$/.test(digits) ? Number(digits) : undefined
  if (number !== undefined && number <= most) return number
  report(name, text, number === undefined ? 'notANumber' : 'outOfRange')
  return undefined
}

/** A yearly rate in percent, with a point or a comma ("3,25"). */
function readRate(name: string, { parameters, report }: Reading): number | undefined {
  const text = (parameters.get(name) ?? '').trim()
  if (text === '') return undefined
  const digits = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*%?$/.exec(text)?.[1]
  const rate = digits === undefined ? undefined : Number(digits.replace(',', '.'))
  if (rate !== undefined && rate <= loanLimits.rate.most) return rate
  report(name, text, rate === undefined ? 'notANumber' : 'outOfRange')
  return undefined
}

function readNames(filter: KindOf<'choice' | 'choices'>, { parameters, flags, report }: Reading): string[] {
  const names = valuesOf(filter, parameters).flatMap((text) => {
    const name = /^\d{1,9}$/.test(text) ? filter.vocabulary.nameOf(Number(text)) : undefined
    if (name !== undefined && isOffered(filter, name, flags)) return [name]
    report(filter.parameter, text, 'unknownValue')
    return []
  })
  return [...new Set(names)]
}

const byNumber = (one: number, other: number): number => one - other

/** Values in repeated parameters, without duplicates, or separated by commas. */
const valuesOf = (filter: Filter, parameters: URLSearchParams): readonly string[] => {
  const texts = parametersOf(filter).flatMap((name) => parameters.getAll(name))
  const [only = ''] = texts
  // Nearly always so, and read for each filter of each search.
  if (texts.length < 2 && !only.includes(',')) return only === '' ? [] : [only]
  return [...new Set(texts.flatMap((text) => text.split(',')))].filter((text) => text !== '').slice(0, VALUES)
}

const someOf = <One>(values: readonly One[]): readonly One[] | undefined =>
  values.length > 0 ? values : undefined
