import type { FlagName, Flags } from '../flags.ts'

/** What a page says of itself for an evaluation of the flags; nothing in it is about a person. */
export interface FlagAttributes {
  readonly channel: 'Mobile' | 'Desktop'
}

/** Flags that only pages read, with the attributes that each is on for: the operator can switch them while the portal runs. */
const table: Readonly<Partial<Record<FlagName, Partial<FlagAttributes>>>> = {
  appBanner: { channel: 'Mobile' },
  newListingDetailApi: {},
  collections: {},
  mortgageWidgets: {},
  datadome: {},
}

export const liveFlags = Object.keys(table) as readonly FlagName[]

export const isLiveFlag = (name: string): name is FlagName => Object.hasOwn(table, name)

/** The live flags as a page with these attributes has them. */
export const flagsFor = (values: Flags, attributes: Partial<FlagAttributes>): Partial<Flags> =>
  Object.fromEntries(
    liveFlags.map((name) => {
      const isMeant = Object.entries(table[name] ?? {}).every(
        ([key, value]) => (attributes as Readonly<Record<string, unknown>>)[key] === value,
      )
      return [name, values[name] && isMeant]
    }),
  )
