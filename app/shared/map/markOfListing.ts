/** The id of a home's mark, and back: lists know it before the map's code is there. */
export const markOfListing = (id: number): string => `home-${id}`
export const listingOfMark = (id: string): number => Number(id.slice('home-'.length))
