import { createContext, useContext } from 'react'
import type { Place } from './route.tsx'

export const PlaceContext = createContext<Place | undefined>(undefined)

/** Where the visitor is: language, path without it, query, flags. */
export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('no place: pages are rendered by the shell')
  return place
}
