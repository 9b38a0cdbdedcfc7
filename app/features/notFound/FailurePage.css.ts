import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const room = style({ paddingBlockStart: vars.space.xxxl })

/** As wide as is read well, at the edge of what stands below. */
export const words = style({ maxInlineSize: '45rem' })
