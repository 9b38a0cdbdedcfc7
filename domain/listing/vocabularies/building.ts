import { type NameOf, vocabulary } from '../../vocabulary.ts'

/** What the property is. The specification names the types without their numbers; these ids are ours. */
export const typologies = vocabulary({
  apartment: 1,
  attic: 2,
  detachedHouse: 3,
  loft: 4,
  farmhouse: 5,
  villa: 6,
  terracedHouse: 7,
  maisonette: 8,
  studio: 9,
  building: 10,
  office: 20,
  shop: 21,
  warehouse: 22,
  shed: 23,
  commercialPremises: 24,
  workshop: 25,
  business: 26,
  agriculturalLand: 40,
  buildingLand: 41,
  land: 42,
  bed: 50,
  fullRoom: 51,
  garage: 60,
})
export type TypologyName = NameOf<typeof typologies>

/** State of the building. Ids of the specification; "to renovate" is listed there without one, 3 is ours. */
export const conditions = vocabulary({
  newOrUnderConstruction: 1,
  good: 2,
  toRenovate: 3,
  renovated: 5,
  excellent: 6,
})
export type ConditionName = NameOf<typeof conditions>

/** Where in the building, in the specification's three positions. */
export const floorPositions = vocabulary({ ground: 10, intermediate: 20, top: 30 })
export type FloorPositionName = NameOf<typeof floorPositions>

/** Heating as the specification knows it; heating.ts holds the Greek vocabulary behind it. */
export const heatings = vocabulary({ autonomous: 1, centralized: 2, airConditioning: 10 })
export type HeatingName = NameOf<typeof heatings>

export const gardens = vocabulary({ private: 10, shared: 20 })
export type GardenName = NameOf<typeof gardens>

export const garages = vocabulary({ single: 1, double: 3, parkingSpace: 4 })
export type GarageName = NameOf<typeof garages>

/** Kind of a rented room. */
export const roomTypes = vocabulary({ single: 1, double: 2, triple: 3, multiple: 4 })
export type RoomTypeName = NameOf<typeof roomTypes>

/** What is seen from it. A listing may have several: stored as a bit mask, bit = id (1…8). */
export const views = vocabulary({ sea: 1, lake: 2, mountains: 3, panoramic: 5, river: 7, park: 8 })
export type ViewName = NameOf<typeof views>

/** Which area a number of square metres is: they differ by a tenth and more, so a listing says which. Ids are ours. */
export const surfaceKinds = vocabulary({ net: 1, gross: 2, withBalconies: 3 })
export type SurfaceKindName = NameOf<typeof surfaceKinds>

/** What of the home is offered: all of it, the bare ownership (ψιλή κυριότητα), or an undivided share (εξ αδιαιρέτου). Ids are ours. */
export const ownerships = vocabulary({ full: 1, bare: 2, share: 3 })
export type OwnershipName = NameOf<typeof ownerships>

/** Where the main rooms face. Ids are ours. */
export const orientations = vocabulary({
  north: 1,
  northEast: 2,
  east: 3,
  southEast: 4,
  south: 5,
  southWest: 6,
  west: 7,
  northWest: 8,
})
export type OrientationName = NameOf<typeof orientations>

/** Where in the building it lies: to the street, to the back, at a corner, or through from front to back. Ids are ours. */
export const unitPositions = vocabulary({ front: 1, back: 2, corner: 3, through: 4 })
export type UnitPositionName = NameOf<typeof unitPositions>
