import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minInlineSize: 0 })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: { '&:not([data-focus-visible])': { outline: 'none' } },
})

export const more = style({ display: 'flex', justifyContent: 'center' })
