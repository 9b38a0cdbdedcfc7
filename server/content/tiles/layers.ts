/** What the tiles hold, layer by layer: styles and TileJSON read the same table. */
export const layerFields = {
  land: {},
  border: {},
  metroLine: { line: 'String', number: 'String' },
  metroStation: { name: 'String', id: 'Number', lines: 'String', numbers: 'String' },
  port: { name: 'String' },
  place: { name: 'String', level: 'String', id: 'Number', rank: 'Number' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, 'String' | 'Number'>>>>

export type LayerName = keyof typeof layerFields

/** Zooms with tiles. Beyond the last one clients enlarge it: the coast has no more detail. */
export const zooms = { min: 0, max: 14 }
