import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const fields = style({ display: 'grid', gap: vars.space.md })
