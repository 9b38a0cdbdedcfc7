import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** As high as the map before it is there. Without script there is none: the words below are all there is. */
export const place = style({
  minBlockSize: '18rem',
  minInlineSize: 0,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const waiting = style({
  blockSize: '18rem',
  borderRadius: vars.radius.lg,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  backgroundColor: vars.color.mapLand,
})
