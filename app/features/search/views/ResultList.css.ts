import { globalStyle, style } from '@vanilla-extract/css'
import { beyondIcon } from '#design-system/overlays/Disclosure/beyondIcon.ts'
import { vars } from '#tokens/contract.css.ts'

export const list = style({
  display: 'grid',
  // As many columns as have room for a card: the map may take half of the window.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
  columnGap: vars.space.lg,
  rowGap: vars.space.md,
  transition: `opacity ${vars.duration.base} ${vars.easing.standard}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
})

/** A card, with the panel about it at its lower end. */
export const item = style({
  position: 'relative',
  // Heart and badges of the next card do not lie on an opened panel.
  isolation: 'isolate',
  minInlineSize: 0,
  containerType: 'inline-size',
  // Of the menu, on the card's last line.
  vars: { '--card-end-room': vars.space.lg },
  // An opened panel lies on the cards that follow.
  selectors: { '&:has(details[open])': { zIndex: vars.layer.raised } },
})

/** In the middle of the card's last line, at its end. */
export const more = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetInlineEnd: 0,
  insetBlockEnd: `calc(-1 * ${vars.space.xxs})`,
})

globalStyle(`${more} > details > summary`, { marginInlineEnd: beyondIcon })

/** Keeps the room of a list whose code is on its way. */
export const waiting = style({ minBlockSize: '100dvh' })
