import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  color: vars.color.text,
  textDecoration: 'none',
})

export const mark = style({ inlineSize: '1.75rem', blockSize: '1.75rem', color: vars.color.action })

export const word = style({
  fontSize: vars.size.heading,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.none,
  letterSpacing: vars.tracking.tight,
})
