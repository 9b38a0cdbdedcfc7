import { style } from '@vanilla-extract/css'

export const forgot = style({
  display: 'flex',
  justifyContent: 'flex-end',
})
