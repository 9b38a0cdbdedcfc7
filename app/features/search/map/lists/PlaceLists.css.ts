import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** They apply at once, which without script nothing does. */
export const lists = style({ '@media': { '(scripting: none)': { display: 'none' } } })

/** Long lists scroll in their own box: the map stays close. */
export const choices = style({
  maxBlockSize: '16rem',
  overflow: 'auto',
  padding: vars.space.xs,
  scrollPaddingBlock: vars.space.lg,
})
