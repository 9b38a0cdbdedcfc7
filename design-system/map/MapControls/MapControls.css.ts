import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const controls = style({ containerType: 'inline-size' })

/** From this width on the groups are side by side; else stacked. The container decides, not the screen. */
const roomy = '(min-width: 15.5rem)'

export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  '@container': { [roomy]: { flexDirection: 'row' } },
})

/** The buttons of a group are one tool. */
const tool = {
  pointerEvents: 'auto',
  borderRadius: `calc(${vars.target.touch} / 2)`,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@media': { '(forced-colors: active)': { border: `${vars.line.hair} solid CanvasText` } },
} as const

const few = style({
  ...tool,
  display: 'flex',
  '@container': { [roomy]: { flexDirection: 'column' } },
})

/** A cross, as on a compass: each button is in its direction. */
const cross = style({
  ...tool,
  borderRadius: vars.radius.pill,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  gridTemplateAreas: '". north ." "west . east" ". south ."',
})

export const group = styleVariants({ zoom: [few], move: [cross], view: [few] })

const at = (gridArea: string) => ({ display: 'inline-flex', gridArea, pointerEvents: 'auto' }) as const

const plain = { display: 'inline-flex', pointerEvents: 'auto' } as const

export const place = styleVariants({
  zoomIn: plain,
  zoomOut: plain,
  north: at('north'),
  west: at('west'),
  east: at('east'),
  south: at('south'),
  locate: plain,
  fullScreen: plain,
  reset: plain,
})
