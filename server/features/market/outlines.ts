/** Outlines of the places within a page of the guide, as a web map at the zoom of its level draws them. */
import { Effect } from 'effect'
import { LRUCache } from 'lru-cache'
import { constants } from '#domain/constants.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import { isShapeLevel, type ShapeLevel } from '#domain/geography/shapeLevels.ts'
import { type Pixel, project } from '#domain/map/mercator.ts'
import type { GuidePage } from '#domain/market/Guide.ts'
import type { GuideLevel } from '#domain/market/guideAddress.ts'
import type { Outlines } from '#domain/market/Outlines.ts'
import { priceClasses } from '#domain/market/priceClasses.ts'
import type { Ring } from '#server/content/geography/polygons/multiPolygon.ts'
import type { FoundShape, ShapesService } from '#server/content/geography/shapes/Shapes.ts'

/** Corners nearer to the line between others than this are left out, pixels. */
const DETAIL = 1.5

/** Islands smaller than this are left out where a place has larger parts, square pixels. */
const SMALLEST = 12

const zooms = constants.map.cityGuideZoom
const zoomOf = (level: string): number => zooms[level as keyof typeof zooms] ?? zooms.city

const distanceTo = ({ x, y }: Pixel, from: Pixel, to: Pixel): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  return length === 0
    ? Math.hypot(x - from.x, y - from.y)
    : Math.abs(dy * (x - from.x) - dx * (y - from.y)) / length
}

/** The corners that keep a line within a pixel or two (Ramer, Douglas and Peucker). */
function simplified(line: readonly Pixel[]): readonly Pixel[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  let farthest = 0
  let most = 0
  for (let at = 1; at < line.length - 1; at++) {
    const away = distanceTo(line[at] as Pixel, first, last)
    if (away > most) [most, farthest] = [away, at]
  }
  if (most <= DETAIL) return [first, last]
  return [...simplified(line.slice(0, farthest + 1)), ...simplified(line.slice(farthest)).slice(1)]
}

const areaOf = (ring: readonly Pixel[]): number =>
  Math.abs(
    ring.reduce((sum, { x, y }, at) => {
      const next = ring[(at + 1) % ring.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )

/** The rings of a place in pixels; the largest at least. */
function ringsOf(rings: readonly Ring[], zoom: number): readonly (readonly Pixel[])[] {
  const drawn = rings
    .map((ring) => simplified(ring.map(([longitude, latitude]) => project([latitude, longitude], zoom))))
    .filter((ring) => ring.length > 3)
    .sort((one, other) => areaOf(other) - areaOf(one))
  return drawn.filter((ring, at) => at === 0 || areaOf(ring) >= SMALLEST)
}

const pathOf = (rings: readonly (readonly Pixel[])[], west: number, north: number): string =>
  rings
    .map(
      (ring) => `M${ring.map(({ x, y }) => `${Math.round(x - west)} ${Math.round(y - north)}`).join('L')}Z`,
    )
    .join('')

/** An outline as it is drawn; an imported one may change within the hour. */
type Drawn = Pick<FoundShape, 'isApproximate' | 'attribution'> & {
  readonly rings: ReturnType<typeof ringsOf>
}
const kept = new LRUCache<string, Drawn>({ max: 2000, ttl: 3_600_000 })

const drawnOf = Effect.fnUntraced(function* (
  level: ShapeLevel,
  place: Place,
  zoom: number,
  shapes: ShapesService,
) {
  const key = `${level} ${place.id} ${zoom}`
  const known = kept.get(key)
  if (known) return known
  const { area, isApproximate, attribution } = yield* shapes.shape(level, place)
  const drawn = { rings: ringsOf(area.flat(), zoom), isApproximate, ...(attribution && { attribution }) }
  kept.set(key, drawn)
  // Outlines made from points take the processor for tenths of a second: others come between.
  yield* Effect.sleep(0)
  return drawn
})

/** The outlines of a page's places, with the class of each. */
export const outlinesOf = Effect.fn('Market.outlines')(function* (
  { figure, children }: GuidePage,
  gazetteer: Gazetteer,
  shapes: ShapesService,
) {
  const zoom = zoomOf(figure.place.level satisfies string as GuideLevel)
  const drawn = yield* Effect.forEach(children, (child) => {
    const { level, id } = child.place
    const place = gazetteer.place(level, id)
    if (place === undefined || !isShapeLevel(level)) return Effect.succeed([])
    return Effect.map(drawnOf(level, place, zoom, shapes), (one) => [{ child, ...one }])
  })
  const places = drawn.flat().filter(({ rings }) => rings.length > 0)
  const corners = places.flatMap(({ rings }) => rings.flat())
  const west = corners.reduce((least, { x }) => Math.min(least, x), Infinity)
  const north = corners.reduce((least, { y }) => Math.min(least, y), Infinity)
  const east = corners.reduce((most, { x }) => Math.max(most, x), -Infinity)
  const south = corners.reduce((most, { y }) => Math.max(most, y), -Infinity)
  const classes = priceClasses(children.flatMap(({ level }) => level?.median ?? []))
  return {
    width: places.length === 0 ? 0 : Math.ceil(east - west),
    height: places.length === 0 ? 0 : Math.ceil(south - north),
    places: places.map(({ child, rings }) => ({
      id: child.place.id,
      name: child.place.name,
      path: child.path,
      d: pathOf(rings, west, north),
      median: child.level?.median ?? null,
      step: child.level === null ? null : classes.findIndex(({ to }) => (child.level?.median ?? 0) <= to),
    })),
    classes,
    isApproximate: places.some((one) => one.isApproximate),
    attributions: [...new Set(places.flatMap(({ attribution }) => attribution ?? []))],
  } satisfies Outlines
})
