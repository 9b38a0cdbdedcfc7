import { globalStyle, style } from '@vanilla-extract/css'
import { beyondIcon } from '#design-system/overlays/Disclosure/beyondIcon.ts'
import { vars } from '#tokens/contract.css.ts'

/** What an ad is and what may be done with it, beside each other where there is room. */
export const ad = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
})

export const told = style({ flex: '9999 1 24rem', minInlineSize: 0 })

/** Beside what is told, or below it from where that begins. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space.xs,
})

// At the end of the line: the menu opens towards its start.
globalStyle(`${actions} > details`, { marginInlineStart: 'auto' })
globalStyle(`${actions} > details > summary`, { marginInlineEnd: beyondIcon })
