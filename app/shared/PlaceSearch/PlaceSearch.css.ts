import { style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const search = style({ display: 'block', inlineSize: '100%' })

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })

/** The button goes below the field where both would be cramped. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  // An error or an amount that was understood stands below its own field only.
  alignItems: 'flex-start',
  gap: vars.space.sm,
})

export const field = style({
  flex: '999 1 14rem',
  minInlineSize: 0,
  '@media': { [below('sm')]: { flexBasis: '100%' } },
})

/** Below where a label would be, beside the boxes of the fields; a line of its own on a phone. */
export const button = style({
  flex: '1 0 auto',
  '@media': {
    [below('sm')]: { flexBasis: '100%' },
    [from('sm')]: {
      paddingBlockStart: `calc(${vars.size.small} * ${vars.leading.snug} + ${vars.space.xxs})`,
    },
  },
})
