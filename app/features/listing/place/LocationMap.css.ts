import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

const height = '19rem'

/** As high as the map before it is there. Without script there is none: the words below are all there is. */
export const place = style({
  blockSize: height,
  minInlineSize: 0,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const waiting = style({
  blockSize: '100%',
  borderRadius: vars.radius.lg,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  backgroundColor: vars.color.mapLand,
})

/** Where the page has breadcrumbs they lead there. */
export const toList = style({
  '@media': { [`${from('sm')} and (scripting: enabled)`]: { display: 'none' } },
})
