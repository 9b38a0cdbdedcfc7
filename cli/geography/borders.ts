import type { Position } from '#server/content/geography/polygons/polyline.ts'

/** What is read of a TopoJSON file of countries: lines once, and which of them each country is made of. */
export interface Topology {
  readonly transform: { readonly scale: Position; readonly translate: Position }
  readonly arcs: readonly (readonly Position[])[]
  readonly objects: { readonly countries: { readonly geometries: readonly { readonly arcs?: unknown }[] } }
}

/** The lines that two countries share: borders on land, and no coast. */
export function bordersIn({ transform, arcs, objects }: Topology): readonly (readonly Position[])[] {
  const users = new Map<number, number>()
  for (const country of objects.countries.geometries)
    for (const arc of new Set(arcsOf(country.arcs))) users.set(arc, (users.get(arc) ?? 0) + 1)
  return [...users]
    .filter(([, countries]) => countries > 1)
    .map(([arc]) => lineOf(arcs[arc] ?? [], transform))
}

/** Nested as deep as polygons are; the complement of a number is the same line backwards. */
const arcsOf = (nested: unknown): number[] =>
  typeof nested === 'number'
    ? [nested < 0 ? ~nested : nested]
    : Array.isArray(nested)
      ? nested.flatMap(arcsOf)
      : []

function lineOf(arc: readonly Position[], { scale, translate }: Topology['transform']): Position[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}
