import { Schema } from 'effect'

/** Classes of prices that a map tells apart, by pattern and by colour. */
export const OUTLINE_CLASSES = 5

/** The places in a place as outlines, for a map of their asking prices. */
export const Outlines = Schema.Struct({
  /** Size of the drawing, CSS pixels of a web map at the zoom of the level. */
  width: Schema.Int,
  height: Schema.Int,
  places: Schema.Array(
    Schema.Struct({
      id: Schema.Int,
      name: Schema.String,
      /** Address of its page, in the language of the request. */
      path: Schema.String,
      /** The outline as the `d` of an SVG path. */
      d: Schema.String,
      /** EUR per m²; null under ten homes. */
      median: Schema.NullOr(Schema.Number),
      /** 0 for the cheapest class; null under ten homes. */
      step: Schema.NullOr(Schema.Int),
    }),
  ),
  /** The cheapest and the dearest median of each class, from the cheapest on. */
  classes: Schema.Array(Schema.Struct({ from: Schema.Number, to: Schema.Number })),
  /** Whether outlines were made from points, because no official ones were imported. */
  isApproximate: Schema.Boolean,
  /** Whom licences want named wherever the outlines are shown. */
  attributions: Schema.Array(Schema.String),
})
export type Outlines = typeof Outlines.Type
