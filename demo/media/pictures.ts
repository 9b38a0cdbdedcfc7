/** The pictures of the demonstration. What each one shows stands in the table that lies beside the files. */
import { Schema } from 'effect'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forms, regionStyles, viewKinds } from './facts.ts'

export const picturesFolder = join(import.meta.dirname, '../pictures')

/** What stands behind a building. */
const backdrops = [
  'lycabettus',
  'skyline',
  'hills',
  'sea',
  'islands',
  'greenCoast',
  'mountains',
  'snowPeaks',
  'forest',
  'bareRidge',
  'village',
  'plain',
] as const
export type Backdrop = (typeof backdrops)[number]

const roomKinds = [
  'living',
  'dining',
  'kitchen',
  'bedroom',
  'childBedroom',
  'bathroom',
  'hallway',
  'study',
  'storage',
  'balcony',
  'terrace',
] as const
export type RoomKind = (typeof roomKinds)[number]

/** How a home is furnished. */
const manners = ['modern', 'traditional', 'island'] as const
export type Manner = (typeof manners)[number]

const fields = {
  /** The file's name. Listings hold it, in a column for numbers up to 32,767. */
  id: Schema.Int,
  /** The colour shown until the file has loaded, `#rrggbb`. */
  colour: Schema.String,
  /** Ids of pictures that are gone, which listings of earlier demonstrations hold: this one is shown instead. */
  earlier: Schema.Array(Schema.Int),
}

const Table = Schema.Struct({
  exteriors: Schema.Array(
    Schema.Struct({
      building: Schema.String,
      forms: Schema.Array(Schema.Literals(forms)),
      /** Where such buildings stand. */
      regions: Schema.Array(Schema.Literals(regionStyles)),
      era: Schema.Literals(['old', 'new', 'any']),
      /** A swimming pool is in the picture. */
      pool: Schema.Boolean,
      pictures: Schema.Array(Schema.Struct({ ...fields, backdrop: Schema.Literals(backdrops) })),
    }),
  ),
  rooms: Schema.Array(
    Schema.Struct({
      /** The colours of one home. */
      decor: Schema.String,
      manner: Schema.Literals(manners),
      pictures: Schema.Array(
        Schema.Struct({
          ...fields,
          room: Schema.Literals(roomKinds),
          /** What is seen from a balcony or a terrace. */
          view: Schema.optionalKey(Schema.Literals(viewKinds)),
        }),
      ),
    }),
  ),
})

const table = Schema.decodeUnknownSync(Table)(
  JSON.parse(readFileSync(join(picturesFolder, 'pictures.json'), 'utf8')),
)

export const exteriors = table.exteriors.flatMap(({ pictures, ...kind }) =>
  pictures.map((picture) => ({ subject: 'exterior' as const, ...kind, ...picture })),
)
export const rooms = table.rooms.flatMap(({ pictures, decor, manner }) =>
  pictures.map(({ room, ...picture }) => ({ subject: room, decor, manner, ...picture })),
)
export type Picture = (typeof exteriors)[number] | (typeof rooms)[number]

export const pictures: readonly Picture[] = [...exteriors, ...rooms]
