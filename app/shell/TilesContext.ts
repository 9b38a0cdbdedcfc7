import { createContext, useContext } from 'react'

/** The portal's own tiles, where nobody says otherwise: stories and tests. */
export const TilesContext = createContext('/tiles/tiles.json')

/** What a map loads: the address of a TileJSON, or `pmtiles://` and that of an archive. */
export const useTilesUrl = (): string => useContext(TilesContext)
