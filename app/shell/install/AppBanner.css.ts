import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** A card over the foot of the window, above the places: nothing moves when it comes or goes. */
export const banner = style({
  position: 'fixed',
  insetInline: vars.space.xs,
  insetBlockEnd: `calc(${vars.space.xs} + var(--tabs-block-size, 0px))`,
  zIndex: vars.layer.header,
  padding: vars.space.md,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  '@media': {
    // A wide window installs from its own address bar.
    [from('md')]: { display: 'none' },
    print: { display: 'none' },
  },
})
