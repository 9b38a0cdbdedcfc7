import { createContext, useContext } from 'react'

/** The default is the portal's own tiles: for stories and tests. */
export const TilesContext = createContext('/tiles/tiles.json')

/** What a map loads: the address of a TileJSON, or `pmtiles://` and that of an archive. */
export const useTilesUrl = (): string => useContext(TilesContext)
