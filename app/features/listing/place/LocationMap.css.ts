import { style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** On narrow screens the controls of the map are below it. */
const heights = { besides: '19rem', below: '20rem' } as const

/** As high as the map before it is there. Without script there is none: the words below are all there is. */
export const place = style({
  blockSize: heights.besides,
  minInlineSize: 0,
  '@media': {
    [below('sm')]: { blockSize: heights.below },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
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
