/** Every exterior by name, and how close its picture is cropped. */
import type { Scene } from '../scene.ts'
import { garage, hotel, office, parkingBay, shop, warehouse } from './commercial.ts'
import { cycladic } from './cycladic.ts'
import { farmhouse, maisonette, terraced, villageHouse } from './houses.ts'
import { buildingPlot, field, oliveGrove, seaPlot, woodedPlot } from './land.ts'
import { modernBlock } from './modernBlock.ts'
import { corfuTownhouse, ionianHouse, neoclassical } from './neoclassical.ts'
import { polykatoikia } from './polykatoikia.ts'
import { maniTower, pelionMansion, slateHouse, stoneHouse } from './stone.ts'
import { villa } from './villa.ts'

export interface Exterior {
  readonly draw: (scene: Scene) => string
  /** Magnification of the frame about the house; 1 shows everything. */
  readonly zoom: number
  /** How much nearer some pictures go. */
  readonly nearer?: number
}

export const exteriors = {
  polykatoikiaClassic: { draw: (scene) => polykatoikia(scene, 'classic'), zoom: 1, nearer: 0.19 },
  polykatoikiaStaggered: { draw: (scene) => polykatoikia(scene, 'staggered'), zoom: 1, nearer: 0.19 },
  polykatoikiaPanelled: { draw: (scene) => polykatoikia(scene, 'panelled'), zoom: 1, nearer: 0.19 },
  polykatoikiaInterwar: { draw: (scene) => polykatoikia(scene, 'interwar'), zoom: 1, nearer: 0.19 },
  modernBlock: { draw: modernBlock, zoom: 1.1 },
  neoclassical: { draw: neoclassical, zoom: 1.26 },
  ionianHouse: { draw: ionianHouse, zoom: 1.28 },
  corfuTownhouse: { draw: corfuTownhouse, zoom: 1.12 },
  cycladicCube: { draw: (scene) => cycladic(scene, 'cube'), zoom: 1.3 },
  cycladicStairs: { draw: (scene) => cycladic(scene, 'stairs'), zoom: 1.24 },
  cycladicDome: { draw: (scene) => cycladic(scene, 'dome'), zoom: 1.32 },
  cycladicTerrace: { draw: (scene) => cycladic(scene, 'terrace'), zoom: 1.3 },
  maniTower: { draw: maniTower, zoom: 1.16 },
  slateHouse: { draw: slateHouse, zoom: 1.26 },
  stoneHouse: { draw: stoneHouse, zoom: 1.34 },
  pelionMansion: { draw: pelionMansion, zoom: 1.2 },
  villageHouse: { draw: villageHouse, zoom: 1.34 },
  farmhouse: { draw: farmhouse, zoom: 1.2 },
  maisonette: { draw: maisonette, zoom: 1.24 },
  terraced: { draw: terraced, zoom: 1.14 },
  villaPool: { draw: (scene) => villa(scene, true), zoom: 1.2 },
  villaGarden: { draw: (scene) => villa(scene, false), zoom: 1.26 },
  shop: { draw: shop, zoom: 1.14 },
  office: { draw: office, zoom: 1.06 },
  warehouse: { draw: warehouse, zoom: 1.24 },
  garage: { draw: garage, zoom: 1.3 },
  parkingBay: { draw: parkingBay, zoom: 1.06 },
  hotel: { draw: hotel, zoom: 1.1 },
  buildingPlot: { draw: buildingPlot, zoom: 1.14 },
  oliveGrove: { draw: oliveGrove, zoom: 1.12 },
  field: { draw: field, zoom: 1.06 },
  seaPlot: { draw: seaPlot, zoom: 1.14 },
  woodedPlot: { draw: woodedPlot, zoom: 1.08 },
} as const satisfies Record<string, Exterior>

export type ExteriorName = keyof typeof exteriors
