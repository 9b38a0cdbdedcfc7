import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** An empty string hides the bullets and keeps the list a list in Safari. */
export const list = style({ display: 'grid', gap: vars.space.md, padding: 0, listStyleType: '""' })
