import { style } from '@vanilla-extract/css'

/** What the map fills. */
export const mapStage = style({ position: 'absolute', inset: 0 })
