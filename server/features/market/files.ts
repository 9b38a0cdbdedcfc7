/** The pages of the price guide as files, under CC BY 4.0. */
import type { GuideFigure, GuidePage } from '#domain/market/Guide.ts'
import { guideLicence, type GuideFormat } from '#domain/market/guideAddress.ts'
import { writeCsv } from '#server/http/replies/csv.ts'

/** A figure in the form that is published. */
const published = ({
  place,
  kind,
  contract,
  month,
  n,
  level,
  flow,
  stratified,
  repeated,
  method,
  hash,
}: GuideFigure) => ({
  place: { level: place.level, id: place.id, name: place.name },
  kind,
  contract,
  month,
  n,
  median: level?.median ?? null,
  q1: level?.q1 ?? null,
  q3: level?.q3 ?? null,
  low: level?.low ?? null,
  high: level?.high ?? null,
  new: flow?.new ?? null,
  gone: flow?.gone ?? null,
  cuts: flow?.cuts ?? null,
  days: flow?.days ?? null,
  stratified,
  repeated,
  method,
  hash,
})

const columns = [
  'level',
  'id',
  'place',
  'kind',
  'contract',
  'month',
  'n',
  'q1',
  'median',
  'q3',
  'low',
  'high',
  'new',
  'gone',
  'cuts',
  'days',
  'stratified',
  'repeated',
  'method',
  'hash',
] as const

const rowOf = (figure: GuideFigure): Readonly<Record<(typeof columns)[number], string | number | null>> => {
  const { place, stratified, repeated, ...rest } = published(figure)
  return {
    ...rest,
    level: place.level,
    id: place.id,
    place: place.name,
    stratified: stratified?.share ?? null,
    repeated: repeated?.share ?? null,
  }
}

const csv = ({ figure, children }: GuidePage): string => writeCsv(columns, [figure, ...children].map(rowOf))

const json = ({ figure, parent, series, children, computedOn, isOpen }: GuidePage): string =>
  JSON.stringify({
    ...published(figure),
    licence: guideLicence,
    unit: 'EUR per square metre',
    computedOn,
    isOpen,
    parent: parent && published(parent),
    series,
    children: children.map(published),
  })

/** How each format is written, and its type. */
export const writers: Readonly<
  Record<GuideFormat, { readonly type: string; readonly write: (page: GuidePage) => string }>
> = {
  json: { type: 'application/json; charset=utf-8', write: json },
  csv: { type: 'text/csv; charset=utf-8', write: csv },
}
