import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { mark } from '../choice.css.ts'

export const circle = style([mark, { borderRadius: vars.radius.pill }])

export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: 'currentColor',
})
