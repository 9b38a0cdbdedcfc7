import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const search = style({ display: 'block', inlineSize: '100%' })

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })

/** The button goes below the field where both would be cramped. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.xs,
})

export const field = style({ flex: '999 1 14rem', minInlineSize: 0 })

export const button = style({ flex: '1 0 auto' })
