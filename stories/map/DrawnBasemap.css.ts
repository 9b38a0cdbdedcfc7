import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const basemap = style({ inlineSize: '100%', blockSize: '100%', display: 'block' })
export const water = style({ fill: vars.color.mapWater })
export const green = style({ fill: vars.color.mapGreen })
export const road = style({ stroke: vars.color.mapRoad, strokeWidth: 10, fill: 'none' })
export const place = style({ fill: vars.color.action, stroke: vars.color.surfaceRaised, strokeWidth: 3 })
